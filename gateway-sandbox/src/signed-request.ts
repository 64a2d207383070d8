import * as v from 'valibot'
import { authHash, isSameText, type Merchant } from './signature.ts'

const Body = v.object({ params: v.record(v.string(), v.unknown()), authHash: v.string() })

export type SignedRequest = { params: Record<string, unknown>; isSignedBy: (merchant: Merchant) => boolean }

/** Reads `{"params":{…},"authHash":"…"}`, as JSON text or as two form fields; `undefined` if it is neither. */
export function readSignedRequest(text: string): SignedRequest | undefined {
  const body = v.safeParse(Body, text.startsWith('{') ? parseJson(text) : parseForm(text))
  if (!body.success) return undefined
  const { params, authHash: claimed } = body.output
  return {
    params,
    // The hash is over the parameters without white space, which is what JSON.stringify gives back.
    isSignedBy: merchant =>
      params.merchantCcid === merchant.ccid && isSameText(claimed, authHash(merchant, JSON.stringify(params))),
  }
}

function parseForm(text: string): unknown {
  const { params, authHash: claimed } = Object.fromEntries(new URLSearchParams(text))
  return { params: parseJson(params ?? ''), authHash: claimed }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
