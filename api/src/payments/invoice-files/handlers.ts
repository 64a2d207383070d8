import type { invoiceFiles } from '@invoice-card/contracts'
import { copyLink, findReadableFile, originalLink } from '../../platform/files/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { announceUpload } from './announce-upload.ts'
import { completeUpload } from './complete-upload.ts'
import { draftsOfParts } from './part-drafts.ts'
import { splitFile } from './split-file.ts'
import { toInvoiceFile } from './view.ts'

export const invoiceFilesHandlers: ApiHandlers<typeof invoiceFiles> = {
  createUploadUrl: ({ body, refuse }, context) => announceUpload(context, context.session, body, refuse),

  completeUpload: async ({ body, refuse }, context) =>
    toInvoiceFile(await completeUpload(context, body.file_id, refuse), context),

  getInvoiceFile: async ({ params, refuse }, context) => {
    const file = await findReadableFile(context.db, context.session.company_id, params.id)
    return file?.accepted_at ? toInvoiceFile(file, context) : refuse('file_not_found')
  },

  splitInvoiceFile: async ({ params, refuse }, context) => {
    const { db, session, now } = context
    const parts = await splitFile(context, params.id, refuse)
    const drafts = await draftsOfParts(db, session.company_id, parts, now())
    const files = await Promise.all(parts.map(part => toInvoiceFile(part, context)))
    return { parts: files.map(file => ({ file, draft_id: drafts.get(file.file_id) ?? null })) }
  },

  getFileDownloadUrl: async ({ params, refuse }, context) => {
    const { company_id } = context.session
    const file = await findReadableFile(context.db, company_id, params.id)
    if (!file?.accepted_at) return refuse('file_not_found')
    const { url, expires_at } = (file.company_id === company_id ? originalLink : copyLink)(context, file.id)
    return { download_url: url, file_name: file.file_name, expires_at }
  },
}
