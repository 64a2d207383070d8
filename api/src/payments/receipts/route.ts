import type { Hono } from 'hono'
import { type App, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isReceiptLinkValid, receiptFileName } from './link.ts'
import { renderReceipt } from './pdf.ts'
import { findReceiptByNumber } from './store.ts'

/**
 * The document behind a signed link. It is drawn from what was stored when it was issued, so it is the same every time.
 */
export function mountReceipts(app: Hono<App>, { config, db, now }: Services): void {
  app.get('/api/v1/receipts/:number', async context => {
    const number = Number(context.req.param('number'))
    const { expires = '', signature = '' } = context.req.query()
    if (!Number.isSafeInteger(number) || !isReceiptLinkValid(config, number, { expires, signature }, now()))
      refusePlatform('not_found')
    const receipt = (await findReceiptByNumber(db, number)) ?? refusePlatform('not_found')
    const pdf = await renderReceipt(receipt)
    return context.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(receiptFileName(number))}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
