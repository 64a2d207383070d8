import type { Hono } from 'hono'
import { type App, refusePlatform, type Sessions } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isReceiptLinkValid, receiptFileName } from './link.ts'
import { mountReceiptArchives } from './archive-route.ts'
import { createReceiptDrawing, type DrawReceipt } from './drawn.ts'
import { findReceiptByNumber } from './store.ts'

/** The documents behind signed links: one receipt, and several as a ZIP. */
export function mountReceipts(app: Hono<App>, services: Services, sessions: Sessions): void {
  const draw = createReceiptDrawing()
  mountSingleReceipts(app, services, sessions, draw)
  mountReceiptArchives(app, services, sessions, draw)
}

/**
 * The document behind a signed link. It is drawn from what was stored when it was issued, so it is the same every time
 * until its fee is given back. Drawn once while it is asked for; the link ends with the session that asked.
 */
function mountSingleReceipts(
  app: Hono<App>,
  { config, db, now }: Services,
  { isSessionLive }: Sessions,
  draw: DrawReceipt,
): void {
  app.get('/api/v1/receipts/:number', async context => {
    const number = Number(context.req.param('number'))
    const { session: session_id = '', expires = '', signature = '' } = context.req.query()
    const isGenuine = isReceiptLinkValid(config, { number, session_id }, { expires, signature }, now())
    if (!Number.isSafeInteger(number) || !isGenuine || !(await isSessionLive(db, session_id, now())))
      refusePlatform('not_found')
    const receipt = (await findReceiptByNumber(db, number)) ?? refusePlatform('not_found')
    const pdf = await draw(receipt)
    return context.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(receiptFileName(receipt))}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
