import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { proposeRollback } from '../environment/change/roll-back.ts'

export const rollback = defineCommand({
  usage: 'rollback',
  summary: 'Make the releases before the live ones live again; pressed again, those before them',
  takes: [0, 0],
  options: {
    to: { type: 'string', value: 'SEQUENCE', text: 'the set to take the releases of; `history` lists them' },
    ...environmentOption,
    ...dryRunOption,
    ...authorOption,
  },
  help: {
    text: `It undoes the last deploy, whoever made it; \`deploy NAME@VERSION\` takes one application back alone.
Only releases go back: toggles, links, origins and pins stay. It is a new set, so open tabs learn of it.`,
    fails: 'there is no earlier set, or refused by the gate',
    example: ['rollback --env production', 'goes back to the releases before the live ones'],
  },

  async run(line) {
    const to = line.values.to === undefined ? undefined : positiveInteger(line.values.to, '--to', 0)
    const { pinned = [] } = await readLiveSet(line.data, line.environment)
    return change(line, proposeRollback(line.data, line.environment, to), {
      warnings: pinned.map(name => `${name} is pinned and stays`),
    })
  },
})
