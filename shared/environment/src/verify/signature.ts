import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import * as v from 'valibot'
import { Refused } from './refused.ts'
import { keyIdOf, type Trust } from './trust.ts'

/** A signature and the id of the key that made it. */
export const Signature = v.strictObject({ keyid: v.string(), sig: v.string() })
export type Signature = v.InferOutput<typeof Signature>

/** What is signed, so that a signature of one kind is none of another. */
export const payloadTypes = {
  release: 'application/vnd.invoice-card.release+json',
  environmentSet: 'application/vnd.invoice-card.environment-set+json',
} as const
/** MIME type that is signed together with the bytes. */
export type PayloadType = (typeof payloadTypes)[keyof typeof payloadTypes]

/** Type and bytes as one text to sign: DSSE v1, pre-authentication encoding (github.com/secure-systems-lab/dsse). */
const preAuthenticationEncoding = (type: PayloadType, payload: Uint8Array) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.byteLength} `), payload])

/** Signs bytes with an Ed25519 private key (PKCS #8 as PEM). */
export function signBytes(privateKeyPem: string, type: PayloadType, payload: Uint8Array): Signature {
  const key = createPrivateKey(privateKeyPem)
  return { keyid: keyIdOf(key), sig: sign(null, preAuthenticationEncoding(type, payload), key).toString('base64') }
}

/** A claim about a signed thing: its kind, its signer, and its name in messages. */
export interface Claim {
  readonly type: PayloadType
  readonly owner: string
  readonly what: string
}

/** @throws Refused unless a trusted key of the owner, which was not revoked, signed these bytes as this type. */
export function verifySignature(
  payload: Uint8Array,
  { keyid, sig }: Signature,
  { type, owner, what }: Claim,
  trust: Trust,
): void {
  const key = trust.keys.find(({ id }) => id === keyid)
  if (key?.owner !== owner) {
    const whose = key ? `key ${keyid} of ${key.owner}` : `key ${keyid}, which is not in the trust file`
    throw new Refused('unsigned', `${what} is not signed by a key of ${owner} but by ${whose}`)
  }
  if (
    !verify(null, preAuthenticationEncoding(type, payload), createPublicKey(key.public_key), Buffer.from(sig, 'base64'))
  ) {
    throw new Refused(
      'unsigned',
      `${what} is not signed by the key of ${owner} that it names (${keyid}): it was changed by hand`,
    )
  }
  if (key.revoked_at !== null) {
    throw new Refused(
      'revoked_key',
      `${what} is signed by key ${keyid} of ${owner}, which was revoked at ${key.revoked_at}`,
    )
  }
}
