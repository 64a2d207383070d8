import { OpsError } from '../applications.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { analyticsRefusals } from '../environment/page/analytics.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { findProblems } from '../environment/upkeep/problems.ts'
import { refusals } from '../environment/change/gate.ts'
import { overrideRefusals } from '../environment/overrides.ts'
import { readRelease } from '../release/store.ts'

export const verify = defineCommand({
  usage: 'verify',
  summary: 'Check signatures, hashes, history, what releases share, and budgets',
  takes: [0, 0],
  options: environmentOption,
  help: {
    text: `What the gate asks of a new set, asked of the live one and its files; and names files that no list has.
\`status\` also asks edge and API.`,
    fails: 'something does not hold; each reason is named',
    example: ['verify --env production', 'fails when a file was changed by hand'],
  },

  async run({ data, environment }) {
    const set = await readLiveSet(data, environment)
    const read = (versions: Readonly<Record<string, string>>) =>
      Promise.all(Object.entries(versions).map(([name, version]) => readRelease(data, name, version)))
    const live = await read(set.releases)
    const trials = [...(set.canary ? [set.canary] : []), ...(set.overrides ?? [])]
    const mixed = await Promise.all(trials.map(({ releases }) => read({ ...set.releases, ...releases })))
    const refused = await Promise.all([live, ...mixed].map(releases => refusals(releases, data, { environment, live })))
    const reasons = [
      ...new Set(refused.flat()),
      ...analyticsRefusals(set),
      ...overrideRefusals(set),
      ...(await findProblems(data, environment)),
    ]
    if (reasons.length > 0) throw new OpsError(reasons.join('\n'), { code: 'refused', reasons })
    return {
      data: { name: set.name, sequence: set.sequence, is_sound: true },
      lines: [`set ${set.sequence} of ${set.name} is sound: ${live.length} applications are live`],
    }
  },
})
