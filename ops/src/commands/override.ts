import { mostOverrideHours } from '@invoice-card/environment/schema'
import { hostName, UsageError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import {
  authorOption,
  defineCommand,
  dryRunOption,
  environmentOption,
  type Answer,
  type CommandLine,
} from '../command-line/command.ts'
import { namedVersion, originOf, positiveInteger, publishedOrBuilt } from '../command-line/values.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { readEdgeOrigin } from '../local/edge-origin.ts'
import { applicationName, releaseVersion } from '../names.ts'
import { addressOf, withFetched } from '../override/fetch-release.ts'
import { linkOf, overrideLine } from '../override/lines.ts'
import { allowedOrigins, beginOverride, proposeEnd, proposeOverride, refused } from '../override/propose.ts'
import { readRelease } from '../release/store.ts'

const options = {
  from: { type: 'string', value: 'URL', text: 'folder of a release on an origin that the environment lists' },
  hours: { type: 'string', value: 'N', text: `for how long, at most ${mostOverrideHours}; 8 unless given` },
  end: { type: 'string', value: 'ID|NAME', text: 'the normal page again for those who have the link' },
  url: { type: 'string', value: 'URL', text: 'the edge, for the link; the local one unless given' },
  ...environmentOption,
  ...dryRunOption,
  ...authorOption,
} as const
type Line = CommandLine<typeof options>

export const override = defineCommand({
  usage: 'override [NAME[@VERSION]]',
  summary: 'Show another version of one remote to those who have a link',
  takes: [0, 1],
  options,
  help: {
    text: `Without anything else it lists them. NAME@VERSION is in the release store; NAME --from URL is fetched into it.
An environment allows it by \`"override_origins": ["https://previews.example"]\` in its settings, [] for the store alone.`,
    fails: 'the environment does not allow it, the release is not what its key signed, or refused by the gate',
    example: [
      'override remote-payments --from https://previews.example/releases/remote-payments/1.0.0-0f4f6c1bc8 --env staging',
      'prints the link to open in staging',
    ],
  },

  async run(line) {
    const {
      positionals: [text],
      values,
      environment,
    } = line
    const { from, hours, end } = values
    const isNew = text !== undefined || from !== undefined || hours !== undefined
    if (end !== undefined && isNew) throw new UsageError('--end takes no version, no --from and no --hours')
    if (end !== undefined) return change(line, proposeEnd(environment, end))
    if (text !== undefined) return show(line, text)
    if (isNew) throw new UsageError('Say which remote: NAME@VERSION, or NAME --from URL')
    return list(line)
  },
})

async function show(line: Line, text: string): Promise<Answer> {
  const { data, values } = line
  const hours = positiveInteger(values.hours, '--hours', 8)
  if (hours > mostOverrideHours) throw new UsageError(`--hours takes at most ${mostOverrideHours}, not ${hours}`)
  const { given, version } = namedVersion(text)
  if (given === hostName) throw new UsageError('An override is of a remote, not of the host')
  if (values.from === undefined) {
    if (version === undefined) throw new UsageError(`Say which version of ${given}: NAME@VERSION, or --from URL`)
    const name = await publishedOrBuilt(data, given)
    await readRelease(data, name, releaseVersion(version))
    return begin(line, data, { name, version, hours })
  }
  if (version !== undefined) throw new UsageError('--from has the version in its address: give NAME alone')
  const address = addressOf(applicationName(given), values.from)
  const listed = allowedOrigins(await readLiveSet(data, line.environment))
  if (!listed.includes(address.origin)) {
    const there = listed.join(', ') || 'none'
    throw refused(
      `${address.origin} is not in override_origins of ${line.environment} (${there}): add it to the settings`,
    )
  }
  return withFetched(data, address, { isDryRun: values['dry-run'] }, there => begin(line, there, { ...address, hours }))
}

interface OverrideRequest {
  readonly name: string
  readonly version: string
  readonly hours: number
}

/** @param data with the release in its store */
async function begin(line: Line, data: DataDirectory, wanted: OverrideRequest): Promise<Answer> {
  const begun = beginOverride(wanted)
  const link = linkOf(begun, await edgeOf(line))
  const isDryRun = line.values['dry-run']
  const answer = await change({ ...line, data }, proposeOverride(line.environment, begun), {
    lines: () => (isDryRun ? [] : [`  open ${link}`]),
  })
  return { ...answer, data: { ...(answer.data as object), link: isDryRun ? null : link } }
}

async function list(line: Line): Promise<Answer> {
  const { name, overrides = [] } = await readLiveSet(line.data, line.environment)
  const edge = await edgeOf(line)
  return {
    data: overrides.map(one => ({ ...one, link: linkOf(one, edge) })),
    lines: overrides.length === 0 ? [`No override is live in ${name}`] : overrides.map(one => overrideLine(one, edge)),
  }
}

const edgeOf = async ({ data, environment, values: { url } }: Line): Promise<string | null> =>
  url === undefined ? readEdgeOrigin(data, environment) : originOf(url)
