import { closeToOthers, makePrivateFolder } from '@invoice-card/settings/private-files'
import { keyIdOf, type TrustedKey } from '@invoice-card/environment/verify'
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isApplicationName, OpsError, UsageError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { withLock } from '../lock.ts'
import { isEnvironmentName } from '../names.ts'
import { readTrust, readTrustToAdd, writeTrust } from './trust-file.ts'

/** Makes a pair of keys: the private one stays on this machine, the public one is trusted from now on. */
export const createKey = (data: DataDirectory, owner: string): Promise<TrustedKey> =>
  withKeyLock(data, () => makeKey(data, keyOwner(owner)))

/** Trusts a key that was made elsewhere; its private half never comes here. @param pem SPKI. */
export async function addKey(data: DataDirectory, owner: string, pem: string): Promise<TrustedKey> {
  const key = trustedKey(keyOwner(owner), parsePublicKey(pem))
  return withKeyLock(data, async () => {
    const { keys } = await readTrustToAdd(data)
    if (keys.some(({ id }) => id === key.id)) throw new OpsError(`Key ${key.id} is in the trust file already`)
    await writeTrust(data, { keys: [...keys, key] })
    return key
  })
}

/** A new key for the owner of an old one, which signs no more; its signatures still hold. */
export const rotateKey = (
  data: DataDirectory,
  idOrOwner: string,
): Promise<{ readonly retired: TrustedKey; readonly created: TrustedKey }> =>
  withKeyLock(data, async () => {
    const old = await activeKeyNamed(data, idOrOwner)
    const created = await makeKey(data, old.owner)
    return { retired: await endKey(data, old.id, 'retired_at'), created }
  })

/** From now on nothing holds that the key ever signed. */
export const revokeKey = (data: DataDirectory, id: string): Promise<TrustedKey> =>
  withKeyLock(data, async () => {
    const key = (await readTrust(data)).keys.find(key => key.id === id)
    if (!key) throw new OpsError(`No key ${id}: \`pnpm ops keys list\` names them`, { code: 'not_found' })
    if (key.revoked_at !== null) throw new OpsError(`Key ${id} of ${key.owner} was revoked at ${key.revoked_at}`)
    return endKey(data, id, 'revoked_at')
  })

/** Two commands at once would write over each other's keys. */
function withKeyLock<T>(data: DataDirectory, work: () => Promise<T>): Promise<T> {
  const folder = dirname(data.privateKeys)
  makePrivateFolder(folder, console.warn)
  return withLock({ file: join(folder, 'lock.sqlite'), what: 'The trust file' }, work)
}

async function makeKey(data: DataDirectory, owner: string): Promise<TrustedKey> {
  const { keys } = await readTrustToAdd(data)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = trustedKey(owner, publicKey)
  makePrivateFolder(data.privateKeys, console.warn)
  await writeTrust(data, { keys: [...keys, key] })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(privateKeyPath(data, key.id), pem, { mode: 0o600, flag: 'wx' })
  return key
}

export const privateKeyPath = ({ privateKeys }: DataDirectory, id: string): string => join(privateKeys, `${id}.pem`)

/** What the owner may sign with: neither retired nor revoked. */
export const isActive = ({ retired_at, revoked_at }: TrustedKey): boolean => retired_at === null && revoked_at === null

/**
 * The private key of an owner, the newest one that this machine has.
 * @throws OpsError where there is none, with the command that makes one: a key is never made by the way.
 */
export async function signingKey(data: DataDirectory, owner: string): Promise<string> {
  const active = (await readTrust(data)).keys.filter(key => key.owner === owner && isActive(key)).reverse()
  const here = active.find(({ id }) => existsSync(privateKeyPath(data, id)))
  if (here) {
    const path = privateKeyPath(data, here.id)
    for (const secret of [dirname(data.privateKeys), data.privateKeys, path]) closeToOthers(secret, console.warn)
    return readFile(path, 'utf8')
  }
  if (active.length === 0) {
    throw new OpsError(`There is no key of ${owner} to sign with: \`pnpm ops keys create ${owner}\` makes one`)
  }
  throw new OpsError(
    `No private key of ${owner} is here (${active.map(({ id }) => id).join(', ')} is trusted): bring it back to ${data.privateKeys}, or replace it: \`pnpm ops keys rotate ${active[0]?.id}\``,
  )
}

async function activeKeyNamed(data: DataDirectory, idOrOwner: string): Promise<TrustedKey> {
  const named = (await readTrust(data)).keys.filter(
    key => isActive(key) && (key.id === idOrOwner || key.owner === idOrOwner),
  )
  const [key, ...others] = named
  if (!key) {
    throw new OpsError(`${idOrOwner} is no id and no owner of a key that signs: \`pnpm ops keys list\` names them`, {
      code: 'not_found',
    })
  }
  if (others.length > 0) {
    throw new OpsError(
      `${idOrOwner} has several keys: name the one to replace, ${named.map(({ id }) => id).join(' or ')}`,
    )
  }
  return key
}

/** Its private half goes, so that nobody signs with it by mistake. */
async function endKey(data: DataDirectory, id: string, how: 'retired_at' | 'revoked_at'): Promise<TrustedKey> {
  const { keys } = await readTrust(data)
  const ended = keys.map(key => (key.id === id ? { ...key, [how]: new Date().toISOString() } : key))
  await writeTrust(data, { keys: ended })
  await rm(privateKeyPath(data, id), { force: true })
  return ended.find(key => key.id === id)!
}

const trustedKey = (owner: string, key: KeyObject): TrustedKey => ({
  id: keyIdOf(key),
  owner,
  public_key: key.export({ type: 'spki', format: 'pem' }).toString(),
  created_at: new Date().toISOString(),
  retired_at: null,
  revoked_at: null,
})

/** @throws UsageError for what owns no keys, e.g. a path. */
function keyOwner(owner: string): string {
  const environment = /^environment-(.+)$/.exec(owner)?.[1]
  if (isApplicationName(owner) || (environment !== undefined && isEnvironmentName(environment))) return owner
  throw new UsageError(`${JSON.stringify(owner)} is no owner of keys: it is host, remote-NAME or environment-NAME`)
}

function parsePublicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType === 'ed25519' && !pem.includes('PRIVATE')) return key
  } catch {
    /* It is none: said below. */
  }
  throw new OpsError('That is no public Ed25519 key as PEM: `openssl pkey -in private.pem -pubout` writes it')
}
