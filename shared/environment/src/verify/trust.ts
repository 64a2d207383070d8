import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { Refused } from './refused.ts'

/** A public key and what it may sign. */
export const TrustedKey = v.strictObject({
  /** Hash of the public key, see `keyIdOf`. */
  id: v.string(),
  /**
   * An application (`host`, `remote-payments`), whose releases it signs, or `environment-local`, whose sets it signs.
   */
  owner: v.string(),
  /** Ed25519 (RFC 8032), SPKI as PEM. */
  public_key: v.string(),
  created_at: v.string(),
  /** Since then another key signs; what this one signed still holds. */
  retired_at: v.nullable(v.string()),
  /** Since then nothing that it ever signed holds. */
  revoked_at: v.nullable(v.string()),
})
export type TrustedKey = v.InferOutput<typeof TrustedKey>

/** The trust file: every key that is or was believed. */
export const Trust = v.strictObject({ keys: v.array(TrustedKey) })
export type Trust = v.InferOutput<typeof Trust>

/** Owner of the keys that sign the sets of an environment. */
export const environmentOwner = (name: string): string => `environment-${name}`

/**
 * Id of a key: the first 16 hexadecimal digits of the SHA-256 of its SPKI (DER). Of a private key, that of its public
 * half.
 */
export function keyIdOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
}

/** @throws Refused where the text is no trust file, or a key in it is not the one that its id names. */
function parseTrust(text: string, name: string): Trust {
  const trust = v.safeParse(Trust, parseJson(text, name))
  if (!trust.success) {
    throw new Refused(
      'unreadable',
      `${name} is no trust file: ${v.getDotPath(trust.issues[0]) ?? ''} ${trust.issues[0].message}`,
    )
  }
  const ids = trust.output.keys.map(({ id }) => id)
  for (const { id, public_key } of trust.output.keys) {
    if (keyIdOf(publicKeyOf(public_key, name)) !== id) {
      throw new Refused('unreadable', `${name}: the public key of ${id} is another one`)
    }
  }
  if (new Set(ids).size < ids.length) throw new Refused('unreadable', `${name} has a key twice`)
  return trust.output
}

/** @throws Refused where it is missing, not a trust file, or others than its owner may write it. */
export async function readTrustFile(path: string): Promise<Trust> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new Refused('unreadable', `There is no trust file ${path}`, { cause })
  })
  if ((facts.mode & 0o022) !== 0) {
    throw new Refused(
      'unreadable',
      `Others than its owner may write the trust file: \`chmod go-w ${path}\` after a look at its keys`,
    )
  }
  return parseTrust(await readFile(path, 'utf8'), path)
}

function publicKeyOf(pem: string, name: string): KeyObject {
  try {
    return createPublicKey(pem)
  } catch (cause) {
    throw new Refused('unreadable', `${name} has a public key that is none`, { cause })
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refused('unreadable', `${name} is not JSON`, { cause })
  }
}
