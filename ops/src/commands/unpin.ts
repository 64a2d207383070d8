import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { proposeChange } from '../environment/change/change.ts'
import { existing } from '../environment/stored/environments.ts'
import { applicationName } from '../names.ts'

export const unpin = defineCommand({
  usage: 'unpin NAME',
  summary: 'Let a pinned application move again',
  takes: [1, 1],
  options: { ...environmentOption, ...dryRunOption, ...authorOption },
  help: {
    text: 'Its version stays until the next deploy, promotion or rollback.',
    fails: 'there is no such environment',
    example: ['unpin remote-payments', 'lets `deploy remote-payments` pass again'],
  },

  run(line) {
    const name = applicationName(line.positionals[0] ?? '')
    return change(line, current => {
      const { pinned = [] } = existing(current, line.environment)
      return proposeChange({ pinned: pinned.filter(other => other !== name) }, `unpin ${name}`)(current)
    })
  },
})
