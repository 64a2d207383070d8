import { openSet, sealSet } from '@invoice-card/environment/verify'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { generateKeyPairSync } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath } from '../environment/stored/files.ts'
import { signingKey } from '../keys/key-store.ts'

/** A private key that nobody trusts. */
export const strangersKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Writes another file over one that may be read-only, as anybody who may write the folder can. */
export async function overwrite(path: string, content: string): Promise<void> {
  await rm(path, { force: true })
  await writeFile(path, content)
}

/** Changes a set's file; signed again by the key that is given, else the signature stays as it was. */
export async function editSet(path: string, change: Partial<EnvironmentSet>, privateKey?: string): Promise<void> {
  const content = await readFile(path, 'utf8')
  const set = { ...openSet(content, path).set, ...change }
  const payload = Buffer.from(JSON.stringify(set)).toString('base64')
  await overwrite(
    path,
    privateKey ? sealSet(set, privateKey) : JSON.stringify({ ...(JSON.parse(content) as object), payload }),
  )
}

/** Lets the live set of `local` end now, with the environment's own signature; its history says the same. */
export async function expireLiveSet(data: DataDirectory, historyFile: string): Promise<void> {
  const change = { created_at: '2026-01-01T00:00:00.000Z', expires_at: '2026-01-31T00:00:00.000Z' }
  const key = await signingKey(data, 'environment-local')
  for (const path of [historyFile, currentSetPath(data, 'local')]) await editSet(path, change, key)
  // Anybody who saw it before saw another set of this number.
  for (const reader of ['ops', 'edge', 'api'] as const) await rm(data.seen(reader, 'local'), { force: true })
}
