import type { Config } from '../config/public.ts'
import { type Grant, signGrant } from './signed-token.ts'

export const uploadLifeMs = 15 * 60_000
const downloadLifeMs = 5 * 60_000
// Pictures have one address for a while, so that a screen that asks again doesn't load them again.
const pageLifeMs = 15 * 60_000

export interface Link {
  readonly url: string
  readonly expires_at: string
}

/** Who gets a link. One that a session asked for ends with it. */
interface Holder {
  readonly config: Pick<Config, 'signingSecrets'>
  readonly now: () => Date
  readonly session?: { readonly session_id: string }
}

const after = ({ now }: Holder, lifeMs: number): number => now().getTime() + lifeMs

/** Where the browser puts the bytes of a file. */
export const uploadLink = (holder: Holder, file_id: string): Link =>
  link(holder, 'upload', { purpose: 'upload', file_id, expires_at: after(holder, uploadLifeMs) })

/** Where the browser gets the file as it was uploaded. */
export const originalLink = (holder: Holder, file_id: string): Link =>
  link(holder, 'originals', { purpose: 'original', file_id, expires_at: after(holder, downloadLifeMs) })

/** Where another company gets the file: of a photo nothing but the picture. */
export const copyLink = (holder: Holder, file_id: string): Link =>
  link(holder, 'copies', { purpose: 'copy', file_id, expires_at: after(holder, downloadLifeMs) })

/** Where the browser gets the picture of a page. */
export const pageLink = (holder: Holder, file_id: string, page: number): Link => {
  const expires_at = (Math.floor(holder.now().getTime() / pageLifeMs) + 2) * pageLifeMs
  return link(holder, 'pages', { purpose: 'page', file_id, page, expires_at })
}

function link({ config, session }: Holder, folder: string, grant: Omit<Grant, 'session_id'>): Link {
  const token = signGrant({ ...grant, ...(session && { session_id: session.session_id }) }, config.signingSecrets)
  return { url: `/api/v1/files/${folder}/${token}`, expires_at: new Date(grant.expires_at).toISOString() }
}
