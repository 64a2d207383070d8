import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { EnvironmentSet } from '../environment-set.ts'
import { Refused } from './refused.ts'
import { payloadTypes, Signature, signBytes } from './signature.ts'

/**
 * A DSSE envelope (github.com/secure-systems-lab/dsse): the signed bytes as they are, so that no order of keys matters.
 */
const Envelope = v.strictObject({
  payloadType: v.literal(payloadTypes.environmentSet),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.tuple([Signature]),
})

/** A set that was taken out of its envelope; nothing is verified yet. */
export interface OpenedSet {
  readonly set: EnvironmentSet
  /** The bytes that are signed. */
  readonly payload: Uint8Array
  readonly signature: Signature
  /** SHA-256 of the payload, hexadecimal: what the next set names. */
  readonly hash: string
}

/** The file of a signed set: `current.json` and `sets/000001.json`. */
export function sealSet(set: EnvironmentSet, privateKeyPem: string): string {
  const payload = Buffer.from(JSON.stringify(set))
  const signature = signBytes(privateKeyPem, payloadTypes.environmentSet, payload)
  const envelope = {
    payloadType: payloadTypes.environmentSet,
    payload: payload.toString('base64'),
    signatures: [signature],
  }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

/** Takes a set out of its envelope. @throws Refused where that is none. */
export function openSet(content: string, what: string): OpenedSet {
  try {
    const {
      payload: encoded,
      signatures: [signature],
    } = v.parse(Envelope, JSON.parse(content))
    const payload = Buffer.from(encoded, 'base64')
    const set = v.parse(EnvironmentSet, JSON.parse(payload.toString('utf8')))
    return { set, payload, signature, hash: createHash('sha256').update(payload).digest('hex') }
  } catch (cause) {
    throw new Refused('unreadable', `${what} is no signed set: ${(cause as Error).message}`, { cause })
  }
}
