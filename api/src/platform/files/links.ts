import type { Config } from '../config/public.ts'
import { signGrant } from './signed-token.ts'

export const uploadLifeMs = 15 * 60_000
const downloadLifeMs = 5 * 60_000
// Pictures keep one address for a while, so that a screen that asks again doesn't load them again.
const pageLifeMs = 15 * 60_000

export interface Link {
  readonly url: string
  readonly expires_at: string
}
type Secret = Pick<Config, 'signingSecret'>

/** Where the browser puts the bytes of a file. */
export const uploadLink = (config: Secret, fileId: string, now: Date): Link => {
  const expires_at = now.getTime() + uploadLifeMs
  return link(
    '/api/v1/files/upload/',
    signGrant({ purpose: 'upload', file_id: fileId, expires_at }, config.signingSecret),
    expires_at,
  )
}

/** Where the browser gets the file as it was uploaded. */
export const originalLink = (config: Secret, fileId: string, now: Date): Link => {
  const expires_at = now.getTime() + downloadLifeMs
  return link(
    '/api/v1/files/originals/',
    signGrant({ purpose: 'original', file_id: fileId, expires_at }, config.signingSecret),
    expires_at,
  )
}

/** Where the browser gets the picture of a page. */
export const pageLink = (config: Secret, fileId: string, page: number, now: Date): Link => {
  const expires_at = (Math.floor(now.getTime() / pageLifeMs) + 2) * pageLifeMs
  return link(
    '/api/v1/files/pages/',
    signGrant({ purpose: 'page', file_id: fileId, page, expires_at }, config.signingSecret),
    expires_at,
  )
}

const link = (path: string, token: string, expiresAt: number): Link => ({
  url: path + token,
  expires_at: new Date(expiresAt).toISOString(),
})
