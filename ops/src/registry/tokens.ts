import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError, UsageError } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { withLock } from '../lock.ts'
import { applicationName } from '../names.ts'
import { readIfThere } from '../read-if-there.ts'

const Team = v.object({
  team: v.string(),
  /** Only the team knows its token. */
  token_sha256: v.string(),
  /** What it may publish. Every team may read everything. */
  applications: v.array(v.string()),
})
export type Team = v.InferOutput<typeof Team>
const TokenFile = v.object({ teams: v.array(Team) })

const fileOf = ({ registry }: DataDirectory) => join(registry, 'tokens.json')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function readTeams(data: DataDirectory): Promise<readonly Team[]> {
  const text = await readIfThere(fileOf(data))
  return text === null ? [] : v.parse(TokenFile, JSON.parse(text)).teams
}

/** The team of a token; null for one that nobody has (any more). The file is read each time: revoking acts at once. */
export async function teamOf(data: DataDirectory, token: string): Promise<Team | null> {
  const hash = hashOf(token)
  return (await readTeams(data)).find(({ token_sha256 }) => token_sha256 === hash) ?? null
}

/**
 * A new token for a team, in place of the one it had. It is shown once.
 * @throws OpsError where another team has the application.
 */
export const createToken = (data: DataDirectory, team: string, applications: readonly string[]): Promise<string> =>
  changeTeams(data, teams => {
    if (!/^[a-z][a-z0-9-]{0,49}$/.test(team)) {
      throw new UsageError(`${JSON.stringify(team)} is no name of a team: lower-case letters, digits and hyphens`)
    }
    const others = teams.filter(other => other.team !== team)
    for (const application of applications.map(applicationName)) {
      const owner = others.find(other => other.applications.includes(application))
      if (owner) throw new OpsError(`${application} belongs to ${owner.team}: revoke its token first`)
    }
    const token = randomBytes(32).toString('base64url')
    return { teams: [...others, { team, token_sha256: hashOf(token), applications: [...applications] }], result: token }
  })

/** @throws OpsError for a team without a token. */
export const revokeToken = (data: DataDirectory, team: string): Promise<void> =>
  changeTeams(data, teams => {
    if (!teams.some(other => other.team === team)) throw new OpsError(`${team} has no token`, { code: 'not_found' })
    return { teams: teams.filter(other => other.team !== team), result: undefined }
  })

const changeTeams = <T>(
  data: DataDirectory,
  change: (teams: readonly Team[]) => { readonly teams: readonly Team[]; readonly result: T },
): Promise<T> =>
  withLock({ file: join(data.registry, 'lock.sqlite'), what: 'The tokens of the registry' }, async () => {
    const { teams, result } = change(await readTeams(data))
    await writeAtomically(fileOf(data), `${JSON.stringify({ teams }, null, 2)}\n`, 0o600)
    return result
  })
