import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { hasIntegrity } from '@invoice-card/environment/verify'
import * as v from 'valibot'
import { ask } from '../../ask.ts'
import type { DataDirectory } from '../../data-directory.ts'
import type { Release } from '../../release/release.ts'
import { changedFiles, readRelease } from '../../release/store.ts'
import { isOverdue } from '../change/renew.ts'
import { earlierReleases, shownReleases } from '../stored/environments.ts'
import { changedServedFiles } from '../stored/store.ts'

/** Something that is not as the live set says. */
export interface Finding {
  readonly kind: 'release' | 'served_file' | 'expiry' | 'edge' | 'api'
  readonly message: string
}

const timeoutMs = 3000

/** Compares the live set with the release store, the served files and, given an origin, with what answers there. */
export async function findDrift(data: DataDirectory, set: EnvironmentSet, origin: string | null): Promise<Finding[]> {
  const found = await Promise.allSettled(
    [...shownReleases(set), ...earlierReleases(set)].map(([name, version]) => readRelease(data, name, version)),
  )
  const releases = found.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  const unreadable = found.flatMap(one => (one.status === 'rejected' ? [release((one.reason as Error).message)] : []))
  const groups = await Promise.all([
    ...releases.map(one => releaseDrift(data, one)),
    servedDrift(data, set),
    expiryDrift(set),
    origin === null ? [] : edgeDrift(set, origin),
    origin === null ? [] : apiDrift(origin),
  ])
  return [...unreadable, ...groups.flat()]
}

const release = (message: string): Finding => ({ kind: 'release', message })
const edge = (message: string): Finding => ({ kind: 'edge', message })

const releaseDrift = async (data: DataDirectory, one: Release): Promise<Finding[]> =>
  (await changedFiles(data, one)).map(file =>
    release(`${one.name}@${one.version}: ${file} is gone or was changed after publishing`),
  )

const servedDrift = async (data: DataDirectory, set: EnvironmentSet): Promise<Finding[]> =>
  (await changedServedFiles(data, set)).map(file => ({ kind: 'served_file', message: changedText(file, set) }))

/** What is said of a served file that was changed by hand. */
export const changedText = (file: string, { name, sequence }: EnvironmentSet): string =>
  `${file} is not what set ${sequence} says; \`pnpm ops rollback --to ${sequence} --env ${name}\` writes it again`

const expiryDrift = (set: EnvironmentSet): Finding[] =>
  isOverdue(set, Date.now())
    ? [
        {
          kind: 'expiry',
          message:
            `Nobody renewed set ${set.sequence}, which expires at ${set.expires_at}: ` +
            `\`pnpm ops renew --env ${set.name}\`, and see why the daily job does not`,
        },
      ]
    : []

async function edgeDrift(set: EnvironmentSet, origin: string): Promise<Finding[]> {
  const [served, live] = await Promise.all([ask(`${origin}/`, timeoutMs), ask(`${origin}/environment.json`, timeoutMs)])
  if (!('body' in served)) return [edge(`The edge at ${origin} ${served.problem}`)]
  if (!('body' in live)) return [edge(`${origin}/environment.json ${live.problem}`)]
  const state = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ sequence: v.number() })),
    live.body.toString('utf8'),
  )
  return [
    ...([set.page_integrity, set.canary_page_integrity ?? ''].some(page => hasIntegrity(served.body, page))
      ? []
      : [edge(`The page at ${origin} is not the one of set ${set.sequence}`)]),
    ...(!state.success
      ? [edge(`${origin}/environment.json is not what ops writes`)]
      : state.output.sequence === set.sequence
        ? []
        : [edge(`${origin} serves set ${state.output.sequence}, live is ${set.sequence}`)]),
  ]
}

async function apiDrift(origin: string): Promise<Finding[]> {
  const answer = await ask(`${origin}/healthz`, timeoutMs)
  return 'body' in answer ? [] : [{ kind: 'api', message: `The API behind ${origin} ${answer.problem}` }]
}
