import { OpsError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { proposeChange } from '../environment/change/change.ts'
import { existing } from '../environment/stored/environments.ts'
import { applicationName } from '../names.ts'

export const pin = defineCommand({
  usage: 'pin NAME',
  summary: 'Hold an application at its live version until it is unpinned',
  takes: [1, 1],
  options: { ...environmentOption, ...dryRunOption, ...authorOption },
  help: {
    text: '`deploy` of it is refused; `start`, `promote` and `rollback` leave it as it is and say so.',
    fails: 'it is not live',
    example: ['pin remote-payments', 'keeps its live version over the next `pnpm start`'],
  },

  run(line) {
    const name = applicationName(line.positionals[0] ?? '')
    return change(line, current => {
      const { releases, pinned = [] } = existing(current, line.environment)
      if (!releases[name]) throw new OpsError(`${name} is not live in ${line.environment}`, { code: 'not_found' })
      return proposeChange({ pinned: [...new Set([...pinned, name])].sort() }, `pin ${name} ${releases[name]}`)(current)
    })
  },
})
