import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, makePrivateFolder } from '@invoice-card/settings/private-files'
import * as v from 'valibot'
import type { BackofficeTarget } from './environment.ts'

const StoredSession = v.object({ origin: v.string(), login: v.string(), token: v.string(), expires_at: v.string() })
export type StoredSession = v.InferOutput<typeof StoredSession>

const fileOf = ({ sessionsDir }: BackofficeTarget, login: string): string => join(sessionsDir, `${login}.json`)

/** Sessions at this back office that have not expired, as this person's files say. */
export function listSessions(target: BackofficeTarget): StoredSession[] {
  if (!existsSync(target.sessionsDir)) return []
  return readdirSync(target.sessionsDir)
    .filter(name => name.endsWith('.json'))
    .map(name => findSession(target, name.slice(0, -'.json'.length)))
    .filter(session => session !== undefined)
}

export function findSession(target: BackofficeTarget, login: string): StoredSession | undefined {
  const file = fileOf(target, login)
  if (!existsSync(file)) return undefined
  closeToOthers(file, console.warn)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredSession), readFileSync(file, 'utf8'))
  const isLive = read.success && read.output.origin === target.origin && Date.parse(read.output.expires_at) > Date.now()
  return isLive ? read.output : undefined
}

/** A token is as good as the person for 30 minutes: only its owner may read it. */
export function saveSession(target: BackofficeTarget, session: Omit<StoredSession, 'origin'>): void {
  makePrivateFolder(target.sessionsDir, console.warn)
  const file = fileOf(target, session.login)
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, JSON.stringify({ origin: target.origin, ...session }), { mode: 0o600 })
  renameSync(temporary, file)
}

export const deleteSession = (target: BackofficeTarget, login: string): void =>
  rmSync(fileOf(target, login), { force: true })
