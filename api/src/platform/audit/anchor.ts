import canonicalize from 'canonicalize'
import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '../crypto/public.ts'

const Head = v.object({ chain: v.string(), sequence: v.number(), hash: v.string() })
export type Head = v.InferOutput<typeof Head>

const Content = v.object({
  /** From 1, without gaps. */
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the text of the anchor before, for which this one vouches; null for the first. */
  previous: v.nullable(v.string()),
  /** Chains that have grown since the anchor before, each with its end. */
  heads: v.array(Head),
})
type AnchorContent = v.InferOutput<typeof Content>

const Anchor = v.object({ ...Content.entries, mac: v.string() })

/** An anchor as it is stored outside the database: its content, signed with a key that the database does not have. */
export function anchorText(content: AnchorContent, [secret]: readonly string[]): string {
  if (secret === undefined) throw new Error('An anchor needs a key')
  return `${JSON.stringify({ ...content, mac: macOf(content, secret) })}\n`
}

/** The content of a stored anchor, and whether one of the keys signed it; null for any other text. */
export function readAnchor(
  text: string,
  secrets: readonly string[],
): (AnchorContent & { readonly isSigned: boolean }) | null {
  const anchor = v.safeParse(v.pipe(v.string(), v.parseJson(), Anchor), text)
  if (!anchor.success) return null
  const { mac, ...content } = anchor.output
  return { ...content, isSigned: secrets.some(secret => isSameText(mac, macOf(content, secret))) }
}

const macOf = (content: AnchorContent, secret: string): string =>
  createHmac('sha256', secret)
    .update(`audit-anchor.${canonicalize(content)}`)
    .digest('base64url')
