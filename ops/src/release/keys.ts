import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataDirectory } from '../data-directory.ts'

/**
 * Signs bytes with a team's Ed25519 key (RFC 8032); base64.
 * In an environment without given keys a team's pair is made once, under `keys/`.
 */
export async function signAs(team: string, content: Uint8Array, data: DataDirectory): Promise<string> {
  const pem = await readFile(privateKeyPath(team, data), 'utf8').catch(() => createKeyPair(team, data))
  return sign(null, content, createPrivateKey(pem)).toString('base64')
}

/** True when the team's public key confirms the signature; false for any other or no key. */
export async function isSignedBy(team: string, content: Uint8Array, signature: string, data: DataDirectory): Promise<boolean> {
  const pem = await readFile(publicKeyPath(team, data), 'utf8').catch(() => null)
  return pem !== null && verify(null, content, createPublicKey(pem), Buffer.from(signature, 'base64'))
}

const privateKeyPath = (team: string, { keys }: DataDirectory) => join(keys, `${team}.private.pem`)
const publicKeyPath = (team: string, { keys }: DataDirectory) => join(keys, `${team}.public.pem`)

async function createKeyPair(team: string, data: DataDirectory): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await mkdir(data.keys, { recursive: true })
  await writeFile(privateKeyPath(team, data), privateKey, { mode: 0o600 })
  await writeFile(publicKeyPath(team, data), publicKey)
  return privateKey
}
