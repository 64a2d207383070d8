import { applications, OpsError } from '../applications.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { analyticsRefusals } from '../environment/analytics.ts'
import { composePage } from '../environment/compose.ts'
import { readLiveSet } from '../environment/environments.ts'
import { refusals } from '../environment/gate.ts'
import { changedServedFiles } from '../environment/store.ts'
import { readRelease } from '../release/store.ts'

export const verify = defineCommand({
  usage: 'verify',
  summary: 'Check signatures, hashes, ranges and budgets of what is live',
  takes: [0, 0],
  options: environmentOption,
  help: {
    text: 'What the gate asks of a new set, asked of the live one and its files. `status` also asks edge and API.',
    fails: 'something does not hold; each reason is named',
    example: ['verify --env production', 'fails when a file was changed by hand'],
  },

  async run({ data, environment }) {
    const set = await readLiveSet(data, environment)
    const live = await Promise.all(
      Object.entries(set.releases).map(([name, version]) => readRelease(data, name, version)),
    )
    const changed = await changedServedFiles(data, set, composePage(set, live))
    const advice = `it was changed by hand. \`pnpm ops rollback --to ${set.sequence}\` writes it again`
    const reasons = [
      ...(await refusals(live, data)),
      ...analyticsRefusals(set),
      ...changed.map(file => `${file} is not what set ${set.sequence} says: ${advice}`),
    ]
    if (reasons.length > 0) throw new OpsError(reasons.join('\n'), { code: 'refused', reasons })
    return {
      data: { name: set.name, sequence: set.sequence, is_sound: true },
      lines: [`set ${set.sequence} of ${set.name} is sound: ${live.length} of ${applications.length} applications`],
    }
  },
})
