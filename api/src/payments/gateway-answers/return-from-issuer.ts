import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import type { App } from '../../platform/http/public.ts'
import { authHash, type Gateway } from '../../platform/gateway/public.ts'
import { isSameText } from '../../platform/crypto/public.ts'

/** Ids and a hash; a sender of more is not the gateway. */
export const maxReturnBytes = 64 * 1024

/** What the gateway sends along with the browser after 3-D Secure, by GET or as a form. */
const IssuerReturn = v.object({ orderId: v.string(), result: v.string(), authHash: v.string() })

/**
 * Whether the browser comes back from the gateway's authentication of this order. How that ended is asked from the
 * gateway itself.
 */
export async function isGenuineReturn(
  context: HonoContext<App>,
  { merchant }: Gateway,
  orderId: string | undefined,
): Promise<boolean> {
  const issuerReturn = v.safeParse(IssuerReturn, await fieldsOf(context))
  if (!issuerReturn.success || orderId !== issuerReturn.output.orderId) return false
  return isSameText(issuerReturn.output.authHash, authHash(merchant, issuerReturn.output.result))
}

// An unreadable answer counts as an empty form: the browser still goes on.
const fieldsOf = async (context: HonoContext<App>): Promise<unknown> =>
  context.req.method === 'POST' ? context.req.parseBody().catch(() => ({})) : context.req.query()
