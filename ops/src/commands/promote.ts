import { OpsError, UsageError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { proposeChange } from '../environment/change/change.ts'
import { existing, readLiveSet } from '../environment/stored/environments.ts'
import { withPins } from '../environment/change/pins.ts'
import type { Proposal } from '../environment/change/plan.ts'
import { compareServed } from '../environment/stored/served-releases.ts'
import { environmentName } from '../names.ts'

export const promote = defineCommand({
  usage: 'promote --from NAME',
  summary: 'Make live what is live in another environment, byte for byte',
  takes: [0, 0],
  options: {
    from: { type: 'string', value: 'NAME', text: 'the environment to take from' },
    ...environmentOption,
    ...dryRunOption,
    ...authorOption,
  },
  help: {
    text: 'Only releases move; toggles, links, origins and pins stay. First every file is compared with its hash.',
    fails: 'a file is not what the other environment serves, or refused by the gate',
    example: ['promote --from staging --env production --dry-run', 'shows what production would get'],
  },

  async run(line) {
    const {
      data,
      environment,
      values: { from },
    } = line
    if (from === undefined) throw new UsageError('promote needs --from NAME')
    if (environmentName(from) === environment) {
      throw new UsageError(`promote takes from another environment than ${environment}`)
    }
    const source = await readLiveSet(data, from)
    const target = await readLiveSet(data, environment)
    const { compared, reasons } = await compareServed(data, source)
    if (reasons.length > 0) {
      throw new OpsError(
        [`${from} is not what its set says: nothing is promoted`, ...reasons.map(reason => `  - ${reason}`)].join('\n'),
        { code: 'refused', reasons },
      )
    }
    const promoted: Proposal = current =>
      proposeChange(
        { releases: withPins(existing(current, environment), source.releases).releases },
        `promote set ${source.sequence} of ${from}`,
      )(current)
    const answer = await change(line, promoted, {
      warnings: [
        ...withPins(target, source.releases).held.map(name => `${name} is pinned in ${environment} and stays`),
        ...Object.keys(target.releases)
          .filter(name => source.releases[name] === undefined)
          .map(
            name =>
              `${name} is not live in ${from} and stays: \`pnpm ops remove ${name} --env ${environment}\` ends it`,
          ),
      ],
    })
    return {
      ...answer,
      data: { ...(answer.data as object), compared },
      lines: [
        ...compared.map(
          ({ name, version, files }) => `${name} ${version}: ${files} files have the hashes that ${from} serves`,
        ),
        ...answer.lines,
      ],
    }
  },
})
