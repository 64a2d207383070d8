import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { companyCookie, variantOf, type VisitorOptions } from '@invoice-card/environment/visitor'
import type { Config } from '../config/public.ts'
import { readVerifiedSet } from '../features/public.ts'
import type { CallVariant } from '../metrics/public.ts'
import type { Session } from '../http/public.ts'

/**
 * What the cookies of a caller say. They are of the browser: a tab that was opened before may still show the other
 * variant.
 */
export async function readVariant(config: Config, cookies: string | undefined): Promise<CallVariant> {
  const set = cookies ? await readVerifiedSet(config) : null
  return set ? (variantOf(set, cookies ?? '', visitorOptions(config)) ?? 'none') : 'none'
}

/**
 * Which cookie a signed-in caller is to get or to lose, by the companies that the canary of a set lists; null for
 * neither.
 */
export const companyCookieOf = (
  set: EnvironmentSet | null,
  config: Config,
  cookies: string | undefined,
  { corporate_number }: Pick<Session, 'corporate_number'>,
): string | null => set && companyCookie(set, cookies ?? '', corporate_number, visitorOptions(config))

/** How this environment's cookies are signed. */
export const visitorOptions = ({ variantSecrets: secrets, edgeOrigin }: Config): VisitorOptions => ({
  secrets,
  isSecure: edgeOrigin.startsWith('https:'),
})
