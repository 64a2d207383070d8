import type { Config } from '../../platform/config/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'

/** A key of 256 bits and how it is stored. */
export const newRequestKey = (): { readonly key: string; readonly key_hash: string } => {
  const key = randomToken()
  return { key, key_hash: hashToken(key) }
}

/** The page of a request, for who has an account and who has none. */
export const requestPath = (key: string): string => `/request?request_key=${key}`

export const requestLink = ({ edgeOrigin }: Pick<Config, 'edgeOrigin'>, key: string): string =>
  edgeOrigin + requestPath(key)
