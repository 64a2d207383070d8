import type { Hono } from 'hono'
import { Readable } from 'node:stream'
import type { App, Sessions } from '../../platform/http/public.ts'
import { zipDownload } from '../../platform/list-files/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { ZipEntry } from '../../platform/zip/public.ts'
import { receiptArchive } from './archive-link.ts'
import type { DrawReceipt } from './drawn.ts'
import { receiptFileName } from './link.ts'
import { listReceiptsOf } from './store.ts'

type Receipt = Awaited<ReturnType<typeof listReceiptsOf>>[number]

/** The ZIP behind a signed link. One receipt at a time is drawn while the ZIP is read, of one company one ZIP. */
export function mountReceiptArchives(app: Hono<App>, services: Services, sessions: Sessions, draw: DrawReceipt): void {
  const { db, log, now } = services
  app.get(`${receiptArchive.path}/:token`, async context => {
    const granted = await receiptArchive.open(services, sessions, context.req.param('token'))
    const { company_id: companyId, query, about } = granted
    const receipts = await listReceiptsOf(db, companyId, query.ids)
    const zip = await zipDownload({ companyId, entries: entriesOf(receipts, draw), request: context.req.raw, log })
    return new Response(zip, {
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

async function* entriesOf(receipts: readonly Receipt[], draw: DrawReceipt): AsyncGenerator<ZipEntry> {
  for (const receipt of receipts)
    yield {
      name: receiptFileName(receipt),
      modifiedAt: receipt.created_at,
      isDense: true,
      open: async () => Readable.from([await draw(receipt)]),
    }
}
