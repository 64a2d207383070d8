import { OpsError } from '../applications.ts'
import { ageOf } from '../command-line/age.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { originOf } from '../command-line/values.ts'
import { comparisonLines, compareVariants } from '../canary/lines.ts'
import { toggleText } from '../environment/change/difference.ts'
import { findDrift } from '../environment/upkeep/drift.ts'
import { readLiveSigned } from '../environment/stored/environments.ts'
import { readTrust } from '../keys/trust-file.ts'
import { readEdgeOrigin } from '../local/edge-origin.ts'
import { overrideLine } from '../override/lines.ts'
import { readRelease } from '../release/store.ts'

export const status = defineCommand({
  usage: 'status',
  summary: 'What is live, since when, and whether what is served is that',
  takes: [0, 0],
  options: {
    ...environmentOption,
    url: {
      type: 'string',
      value: 'URL',
      text: 'the edge to ask, e.g. https://staging.example; the local one unless given',
    },
    check: { type: 'boolean', text: 'fail where something is not as it should be, for a job that watches' },
  },
  help: {
    text: `Compares the live set with the release store, with the served files, and with what edge and API answer.
Says until when it is accepted and by which key it is signed.`,
    fails: 'there is no such environment; with --check also: something is not as it should be, or does not answer',
    example: [
      'status --env staging --url https://staging.example --check',
      'fails when staging serves anything but its live set',
    ],
  },

  async run({ data, environment, values }) {
    const { set, signature } = await readLiveSigned(data, environment)
    const key = (await readTrust(data)).keys.find(({ id }) => id === signature.keyid)
    const origin = values.url === undefined ? await readEdgeOrigin(data, environment) : originOf(values.url)
    const [compared, findings, releases] = await Promise.all([
      compareVariants(data, set),
      findDrift(data, set, origin),
      Promise.all(
        Object.entries(set.releases).map(async ([name, version]) => ({
          name,
          version,
          release: await readRelease(data, name, version).catch(orNull),
        })),
      ),
    ])
    return {
      data: {
        ...set,
        signed_by: signature.keyid,
        edge: origin,
        is_sound: findings.length === 0,
        drift: findings,
        compared,
      },
      lines: [
        `${set.name}  set ${set.sequence}  live for ${ageOf(set.created_at)}  ${set.reason}`,
        `  by ${set.author}, accepted until ${set.expires_at}`,
        `  signed by key ${signature.keyid} of ${key?.owner}${key?.retired_at ? `, retired ${key.retired_at}` : ''}`,
        ...releases.map(({ name, version, release }) => {
          const age = release ? `published ${ageOf(release.published_at)} ago` : 'cannot be read'
          return `  ${name.padEnd(20)} ${version.padEnd(18)} ${age}${set.pinned?.includes(name) ? ', pinned' : ''}`
        }),
        ...comparisonLines(set, compared),
        ...(set.overrides ?? []).map(override => `  ${overrideLine(override)}`),
        ...Object.entries(set.toggles).map(([name, toggle]) => `  toggle ${name.padEnd(13)} ${toggleText(toggle)}`),
        ...(findings.length > 0 ? ['Not as it should be:', ...findings.map(({ message }) => `  - ${message}`)] : []),
        ...(origin === null
          ? ['Edge and API were not asked: give --url']
          : findings.length > 0
            ? []
            : [`Store, page, ${origin} and its API are as they should be`]),
      ],
      exitCode: values.check && findings.length > 0 ? 1 : 0,
    }
  },
})

function orNull(error: unknown): null {
  if (error instanceof OpsError) return null
  throw error
}
