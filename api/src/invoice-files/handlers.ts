import type { invoiceFiles } from '@invoice-card/contracts'
import { randomUUID } from 'node:crypto'
import { originalLink, uploadLifeMs, uploadLink } from '../files/links.ts'
import { countUnfinished, findReadableFile, insertFile } from '../files/store.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { completeUpload } from './complete-upload.ts'
import { toInvoiceFile } from './view.ts'

// More than anybody drops at once, few enough that a runaway client can't fill the disk.
const maxUnfinished = 30

export const invoiceFilesHandlers: ApiHandlers<typeof invoiceFiles> = {
  createUploadUrl: async ({ body, refuse }, { db, session, config, now }) => {
    const { company_id, user_id } = session
    if (await countUnfinished(db, company_id, new Date(now().getTime() - uploadLifeMs)) >= maxUnfinished) refuse('too_many_files')
    const id = randomUUID()
    await insertFile(db, { ...body, id, company_id, created_by: user_id, file_name: baseName(body.file_name) }, now())
    const { url, expires_at } = uploadLink(config, id, now())
    return { file_id: id, upload_url: url, expires_at }
  },

  completeUpload: async ({ body, refuse }, context) => toInvoiceFile(await completeUpload(context, body.file_id, refuse), context),

  getInvoiceFile: async ({ params, refuse }, context) => {
    const file = await findReadableFile(context.db, context.session.company_id, params.id)
    return file?.accepted_at ? toInvoiceFile(file, context) : refuse('file_not_found')
  },

  getFileDownloadUrl: async ({ params, refuse }, { db, session, config, now }) => {
    const file = await findReadableFile(db, session.company_id, params.id)
    if (!file?.accepted_at) return refuse('file_not_found')
    const { url, expires_at } = originalLink(config, file.id, now())
    return { download_url: url, file_name: file.file_name, expires_at }
  },
}

/** The last part of a path, without characters that end a header or hide an ending. */
const baseName = (name: string): string =>
  name.replace(/^.*[/\\]/, '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || '請求書'
