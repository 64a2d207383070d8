import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBankDirectory } from '../banks/directory.ts'
import { findCorporations } from '../corporations/find.ts'
import { orUnknown } from '../corporations/unavailable.ts'
import { fileKeys } from '../files/file-store.ts'
import { fileStoreOf } from '../files/store-of.ts'
import { findFileById, savePage, saveProgress, saveResult, type FileRow } from '../files/store.ts'
import { defineJob } from '../jobs/job.ts'
import { PdfError } from '../pdf/document.ts'
import type { PageText } from '../pdf/page-text.ts'
import type { DrawnPage } from '../pdf/protocol.ts'
import { readPdf } from '../pdf/run.ts'
import type { Services } from '../services.ts'
import { findOwnCompany, findSupplierName } from '../suppliers/store.ts'
import { parseInvoice } from './parse-invoice.ts'
import { warningsOf } from './warnings.ts'

// Fewer characters than this are a page number or a stamp: the page is a scan.
const minCharacters = 30
// Drawing takes most of the time; parsing follows the last page.
const drawingShare = 0.9

/** Draws the pages of an accepted file and reads its fields from the text layer. */
export const readInvoiceFile = defineJob<{ file_id: string }>({
  timeoutSeconds: 120,
  retryLimit: 3,
  run: async (services, { file_id }) => {
    const { db } = services
    const file = await findFileById(db, file_id)
    if (!file || file.ocr_status === 'done' || file.ocr_status === 'not_read') return
    if (file.content_type !== 'application/pdf') return void await saveResult(db, file_id, notRead)
    await saveProgress(db, file_id, 0)
    try {
      const pages = await drawAndRead(services, file)
      await saveResult(db, file_id, await read(services, file, pages))
    }
    catch (error) {
      if (!(error instanceof PdfError)) throw error
      services.log.warn({ err: error, file_id }, 'invoice file cannot be read')
      await saveResult(db, file_id, { ocr_status: 'failed', fields: null, ocr_warnings: [] })
    }
  },
})

const notRead = { ocr_status: 'not_read', fields: null, ocr_warnings: [] as string[] } as const

async function drawAndRead({ config, db }: Services, { id }: FileRow): Promise<readonly PageText[]> {
  const files = fileStoreOf(config)
  const folder = await mkdtemp(join(tmpdir(), 'invoice-pages-'))
  let saved = Promise.resolve()
  const save = async ({ page, path, width, height }: DrawnPage, pageCount: number) => {
    const png = await readFile(path)
    await files.put(fileKeys.page(id, page), toIterable(png), png.length)
    await savePage(db, { file_id: id, page, content_type: 'image/png', width, height })
    await saveProgress(db, id, (page / pageCount) * drawingShare)
  }
  try {
    const pages = await files.withLocalCopy(fileKeys.original(id), (path) => readPdf(path, folder, (page, pageCount) => {
      saved = saved.then(() => save(page, pageCount))
    }))
    await saved
    return pages
  }
  finally {
    await saved.catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}

async function* toIterable(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

async function read(services: Services, { company_id }: FileRow, pages: readonly PageText[]) {
  const { db } = services
  if (pages.every(({ characters }) => characters.length < minCharacters)) return notRead
  const own = await findOwnCompany(db, company_id)
  const issuerOf = async (registrationNumber: string) =>
    await findSupplierName(db, company_id, registrationNumber) ?? (await orUnknown(services, findCorporations(services, { corporate_number: registrationNumber.slice(1) })))?.[0]?.name ?? null
  const fields = await parseInvoice(pages, { banks: createBankDirectory(db), issuerOf })
  const isAnythingRead = Object.values(fields).some(({ value }) => value !== null)
  return isAnythingRead ? { ocr_status: 'done', fields, ocr_warnings: warningsOf(fields, own) } as const : notRead
}
