import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { isSameText } from '../signature.ts'
import type { Sandbox } from '../context.ts'
import { refusalOf, TokenRequest, tokenRefusals, type TokenRefusal } from './request.ts'
import { issueToken } from './store.ts'

/**
 * `POST /4gtoken`: the one call that takes a card number. It answers no other origin: there is no CORS header, and JSON
 * needs one.
 */
export function tokenEndpoint({ database, now, tokenApiKey }: Sandbox) {
  return new Hono().post('/4gtoken', bodyLimit({ maxSize: 4096 }), async c => {
    const refuse = (code: TokenRefusal) => c.json({ status: 'failure', code, message: tokenRefusals[code] }, 400)
    if (!c.req.header('content-type')?.startsWith('application/json')) return refuse('invalid_request')
    const request = v.safeParse(TokenRequest, await c.req.json().catch(() => undefined))
    if (!request.success) return refuse('invalid_request')
    if (!isSameText(request.output.token_api_key, tokenApiKey)) return refuse('invalid_token_api_key')
    const refusal = refusalOf(request.output, now())
    if (refusal) return refuse(refusal)

    const issued = issueToken(database, request.output.card_number, request.output.card_expire, now())
    return c.json({
      token: issued.token,
      token_expire_date: stampInJapan(issued.expires_at),
      req_card_number: issued.masked_number,
      status: 'success',
      code: 'success',
      message: 'トークンが発行されました。',
    })
  })
}

/** `YYYYMMDDhhmmss` in Japan. */
function stampInJapan(timeMs: number): string {
  return new Date(timeMs + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
}
