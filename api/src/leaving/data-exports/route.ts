import type { Hono } from 'hono'
import { Readable } from 'node:stream'
import { fileStoreOf } from '../../platform/files/public.ts'
import { type App, refusePlatform, type Sessions } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { exportKey } from './key.ts'
import { readExportLink } from './link.ts'
import { dataExportsMessages, exportFileName } from './messages.ts'
import { findExport } from './store.ts'

/** The browser follows at once; what it has begun goes on. */
const storeLinkMs = 60_000

/** The ZIP behind a signed link. It ends with its 24 hours and with the company, whatever the link says. */
export function mountDataExports(app: Hono<App>, { config, db, now }: Services, { isSessionLive }: Sessions): void {
  const files = fileStoreOf(config)
  app.get('/api/v1/data_exports/:token', async context => {
    const gone = (): never => refusePlatform('not_found', { message: dataExportsMessages.data_export_expired })
    const { export_id: id, session_id } = readExportLink(config, context.req.param('token'), now()) ?? gone()
    if (!(await isSessionLive(db, session_id, now()))) gone()
    const made = await findExport(db, id)
    if (made?.status !== 'ready' || made.ready_at === null || made.expires_at === null || made.expires_at <= now())
      return gone()
    const contentType = 'application/zip'
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(exportFileName(made.ready_at))}`
    const size = (await files.sizeOf(exportKey(id))) ?? gone()
    // Tens of gigabytes at the speed of a browser: where it reaches the store, it fetches them there (decision 0130).
    const url = await files.downloadUrl(exportKey(id), { contentType, disposition, lifeMs: storeLinkMs })
    if (url !== null) {
      context.header('cache-control', 'no-store')
      context.header('referrer-policy', 'no-referrer')
      return context.redirect(url, 303)
    }
    // A body that nobody reads is never closed, and Hono drops that of the answer to HEAD.
    const opened = context.req.method === 'HEAD' ? null : ((await files.open(exportKey(id))) ?? gone())
    return new Response(opened && (Readable.toWeb(opened.stream) as ReadableStream), {
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        'content-disposition': disposition,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  })
}
