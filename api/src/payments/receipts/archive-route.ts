import type { Hono } from 'hono'
import { Readable } from 'node:stream'
import type { App, Sessions } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { type ZipEntry, zipOf } from '../../platform/zip/public.ts'
import { receiptArchive } from './archive-link.ts'
import { receiptFileName } from './link.ts'
import { renderReceipt } from './pdf.ts'
import { listReceiptsOf } from './store.ts'

type Receipt = Awaited<ReturnType<typeof listReceiptsOf>>[number]

/** The ZIP behind a signed link. One receipt at a time is drawn while the ZIP is read. */
export function mountReceiptArchives(app: Hono<App>, services: Services, sessions: Sessions): void {
  const { db, now } = services
  app.get(`${receiptArchive.path}/:token`, async context => {
    const { company_id, query, about } = await receiptArchive.open(services, sessions, context.req.param('token'))
    const receipts = await listReceiptsOf(db, company_id, query.ids)
    // A body that nobody reads is never closed, and Hono drops that of the answer to HEAD.
    const zip = context.req.method === 'HEAD' ? null : zipOf(entriesOf(receipts), async () => {})
    return new Response(zip && (Readable.toWeb(zip) as ReadableStream), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(receiptArchive.fileName(now(), about))}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  })
}

async function* entriesOf(receipts: readonly Receipt[]): AsyncGenerator<ZipEntry> {
  for (const receipt of receipts)
    yield {
      name: receiptFileName(receipt),
      modifiedAt: receipt.created_at,
      isDense: true,
      open: async () => Readable.from([await renderReceipt(receipt)]),
    }
}
