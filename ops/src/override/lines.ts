import { isOver, type Override } from '@invoice-card/environment/schema'
import { overrideText } from '../environment/overrides.ts'

/** Where it is opened. @param origin of the edge; null where nobody has said it */
export const linkOf = ({ id }: Override, origin: string | null): string => `${origin ?? ''}/overrides/${id}`

/**
 * What a person reads of it, e.g. `override remote-payments 1.0.1-1a2b3c4d5e until 2026-11-24T03:12:00.000Z
 * /overrides/…`.
 */
export const overrideLine = (override: Override, origin: string | null = null): string =>
  `override ${overrideText(override)} ${isOver(override, Date.now()) ? 'over since' : 'until'} ${override.until}  ` +
  linkOf(override, origin)
