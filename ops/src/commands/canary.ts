import { OpsError, UsageError } from '../applications.ts'
import { comparisonLines, compareVariants } from '../canary/lines.ts'
import { proposeCanary, proposeEnd, proposePromotion, runningIn } from '../canary/propose.ts'
import { untilEnded } from '../canary/watch.ts'
import { change } from '../command-line/change-answer.ts'
import {
  authorOption,
  defineCommand,
  dryRunOption,
  environmentOption,
  type Answer,
  type CommandLine,
} from '../command-line/command.ts'
import { corporateNumber, namedVersion, positiveInteger, publishedOrBuilt } from '../command-line/values.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { releaseVersion } from '../names.ts'
import { readRelease } from '../release/store.ts'

const options = {
  percent: { type: 'string', value: 'N', text: 'share of visitors; it only grows' },
  companies: {
    type: 'string',
    value: 'NUMBERS',
    text: 'corporate numbers, with commas, that get it whatever the share',
  },
  limit: { type: 'string', value: 'POINTS', text: 'it ends once it fails by so many percentage points more; 5' },
  'min-documents': { type: 'string', value: 'N', text: 'nothing is concluded from fewer; 50' },
  promote: { type: 'boolean', text: 'its versions for everybody, if it held' },
  abort: { type: 'boolean', text: 'the stable versions for everybody' },
  watch: { type: 'boolean', text: 'end it where it fails, and wait until it has ended' },
  ...environmentOption,
  ...dryRunOption,
  ...authorOption,
} as const
type Line = CommandLine<typeof options>

export const canary = defineCommand({
  usage: 'canary [NAME@VERSION…]',
  summary: 'Try versions out with a share of visitors; it ends by itself where it fails',
  takes: [0, Infinity],
  options,
  help: {
    text: `Without anything else it compares the one that runs. A visitor keeps the variant by a cookie.
\`start\` watches it; elsewhere \`canary --watch\` does, which fails where it had to end it.`,
    fails: 'refused by the gate, none runs or another one does, it did not hold, or --watch ended it',
    example: ['canary remote-payments@1.0.0-0f4f6c1bc8 --percent 5', 'gives it to one visitor in twenty'],
  },

  async run(line) {
    const { positionals, values, environment } = line
    const chosen = (['promote', 'abort', 'watch'] as const).filter(name => values[name])
    if (chosen.length > 1) throw new UsageError('--promote, --abort and --watch exclude each other')
    const isChange =
      positionals.length > 0 ||
      ['percent', 'companies', 'limit', 'min-documents'].some(
        name => values[name as keyof typeof options] !== undefined,
      )
    if (chosen[0] && isChange) throw new UsageError(`--${chosen[0]} takes no versions and no share`)
    if (values.abort) return change(line, proposeEnd(environment, 'by hand'))
    if (values.promote) return promoteWhatHeld(line)
    if (values.watch) return watch(line)
    return isChange ? tryOut(line) : compare(line)
  },
})

async function tryOut(line: Line): Promise<Answer> {
  const { data, environment, positionals, values } = line
  const chosen = await Promise.all(positionals.map(text => chooseRelease(data, text)))
  const releases = Object.fromEntries(chosen)
  if (Object.keys(releases).length < chosen.length) throw new UsageError('An application is named twice')
  const percent = values.percent === undefined ? undefined : share(values.percent)
  const { limit, 'min-documents': fewest } = values
  return change(
    line,
    proposeCanary(environment, {
      releases,
      percent,
      companies: values.companies?.split(',').map(corporateNumber),
      limit_points: limit === undefined ? undefined : positiveInteger(limit, '--limit', 0),
      min_documents: fewest === undefined ? undefined : positiveInteger(fewest, '--min-documents', 0),
    }),
  )
}

async function promoteWhatHeld(line: Line): Promise<Answer> {
  const { data, environment } = line
  const set = await readLiveSet(data, environment)
  const running = runningIn(set)
  const compared = await compareVariants(data, set)
  const verdict = compared && !('unknown' in compared) ? compared : null
  if (verdict?.state !== 'holds') {
    const why = verdict ? verdict.why : (compared as { unknown: string }).unknown
    const versions = Object.entries(running.releases).map(([name, version]) => `${name}@${version}`)
    const advice = `\`pnpm ops deploy ${versions.join(' ')} --env ${environment}\` does it all the same`
    throw new OpsError(`The canary of ${environment} has not held yet: ${why}. ${advice}`, {
      code: 'refused',
      reasons: [why],
    })
  }
  return change(line, proposePromotion(environment, running.since), { lines: () => [`  ${verdict.why}`] })
}

async function watch({ data, environment }: Line): Promise<Answer> {
  runningIn(await readLiveSet(data, environment))
  const { set, ended } = await untilEnded(data, environment, line => console.error(line))
  return {
    data: set,
    lines: [ended ?? `${environment}  set ${set?.sequence}  ${set?.reason}`],
    exitCode: ended ? 1 : 0,
  }
}

async function compare({ data, environment }: Line): Promise<Answer> {
  const set = await readLiveSet(data, environment)
  const running = runningIn(set)
  const compared = await compareVariants(data, set)
  return { data: { ...running, compared }, lines: comparisonLines(set, compared) }
}

async function chooseRelease(data: DataDirectory, text: string): Promise<readonly [string, string]> {
  const { given, version } = namedVersion(text)
  if (version === undefined) throw new UsageError(`Say which version of ${given}: NAME@VERSION`)
  const release = await readRelease(data, await publishedOrBuilt(data, given), releaseVersion(version))
  return [release.name, release.version]
}

function share(text: string): number {
  const percent = Number(text)
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || percent > 100) {
    throw new UsageError(`--percent takes a number from 0 to 100, not ${JSON.stringify(text)}`)
  }
  return percent
}
