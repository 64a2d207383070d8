import * as v from 'valibot'
import { parseUrl } from './parse-url.ts'

/** Another version of one remote for those who have the link (decision 0091). */
export const Override = v.object({
  /** Stands in the link and names a file of the environment. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Application → version; one remote. */
  releases: v.record(v.string(), v.string()),
  /** ISO 8601; at most 24 hours after it began. Nobody gets it from then on. */
  until: v.pipe(v.string(), v.isoTimestamp()),
})
export type Override = v.InferOutput<typeof Override>

/** The most hours for which an override is shown. */
export const mostOverrideHours = 24

/** True from its end on. */
export const isOver = ({ until }: Pick<Override, 'until'>, now: number): boolean => now >= Date.parse(until)

const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

const isOrigin = (text: string): boolean => {
  const url = parseUrl(text)
  if (!url) return false
  const { origin, protocol, hostname } = url
  // A browser's URL takes `*` for a letter of a name.
  return (
    origin === text && !text.includes('*') && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
  )
}

/** An origin as a browser writes it, e.g. `https://previews.example`; without TLS on this machine only. */
export const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin like https://previews.example; http for localhost only'),
)

/** Where releases for overrides may come from. */
export const OverrideOrigins = v.array(Origin)
