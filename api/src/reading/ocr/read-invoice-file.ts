import type { OcrFields } from '@invoice-card/contracts'
import { corporateNumberOf, invoiceFileType, isSameCompanyName, japanDay } from '@invoice-card/domain'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBankDirectory } from '../../parties/banks/public.ts'
import { loadCorporations, loadIssuer, isRegisteredOn, orUnknown } from '../../parties/corporations/public.ts'
import type { Issuer } from '../../platform/database/public.ts'
import {
  fileKeys,
  type FileRow,
  fileStoreOf,
  findFileById,
  savePage,
  saveProgress,
  saveResult,
} from '../../platform/files/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import { countDigitFailure } from '../../platform/metrics/public.ts'
import { type DrawnPage, PdfError } from '../../platform/pdf/public.ts'
import { RecognitionError } from '../task-process/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { findOwnCompany, findSupplierName } from '../../parties/suppliers/public.ts'
import { groupReading, readingShare } from './share.ts'
import type { Lookups } from './fields/parse-invoice.ts'
import { noRemarks, readRemarks, type Remarks } from './fields/remarks.ts'
import { readDocument } from './pictures/read-document.ts'
import { warningsOf } from './warnings.ts'

// Drawing is quick where text follows, and a small part of the work where pages must be recognised.
const drawingShare = 0.2

/** Draws the pages of an accepted file and reads its fields, from its text or from its picture. */
export const readInvoiceFile = defineJob<JobPayload<'readInvoiceFile'>>({
  // Drawing and recognising, with room to spare: a run that is given up goes on beside the next one.
  timeoutSeconds: 600,
  retryLimit: 3,
  concurrency: 3,
  share: readingShare,
  run: async (services, { file_id }) => {
    const { db } = services
    const file = await findFileById(db, file_id)
    if (!file || isRead(file)) return
    await saveProgress(db, file_id, 0)
    const startedAt = performance.now()
    const reading_ms = () => Math.round(performance.now() - startedAt)
    try {
      const result = await resultOf(services, file, await read(services, file))
      await saveResult(db, file_id, { ...result, reading_ms: reading_ms() })
    } catch (error) {
      if (!(error instanceof PdfError || error instanceof RecognitionError)) throw error
      services.log.warn({ err: error, file_id }, 'invoice file cannot be read')
      await saveResult(db, file_id, { ocr_status: 'failed', fields: null, ocr_warnings: [], reading_ms: reading_ms() })
    }
  },
})

const isRead = ({ ocr_status }: FileRow): boolean => ocr_status === 'done' || ocr_status === 'not_read'

interface ReadFile {
  readonly fields: OcrFields
  readonly isScan: boolean
  readonly remarks: Remarks
}

async function resultOf(
  services: Services,
  { company_id, invoice_file_type }: FileRow,
  { fields: read, remarks, isScan }: ReadFile,
) {
  const issuer = await registeredProprietor(services, read)
  const fields = issuer ? confirmedBy(issuer, read) : read
  const own = await findOwnCompany(services.db, company_id)
  const ocr_warnings = warningsOf(fields, { own, remarks, isIssuerRegistered: issuer !== null })
  const isAnythingRead = Object.values(fields).some(({ value }) => value !== null)
  // What its owner has said stands.
  const origin = isScan && invoice_file_type === null ? { invoice_file_type: invoiceFileType.scanImage } : {}
  return isAnythingRead
    ? ({ ocr_status: 'done', fields, ocr_warnings, invoice_pages: remarks.invoicePages, ...origin } as const)
    : ({ ocr_status: 'not_read', fields: null, ocr_warnings, ...origin } as const)
}

async function read(services: Services, { id, company_id, content_type }: FileRow): Promise<ReadFile> {
  const { config, db } = services
  const files = fileStoreOf(config)
  const pictureDir = await mkdtemp(join(tmpdir(), 'invoice-pages-'))
  const { processes, stop } = await groupReading(db, company_id, config.fileBudget)
  let remarks = noRemarks
  let isScan = false
  // What is reported while reading is written one after the other, and all of it before the result.
  let saved = Promise.resolve()
  const inTurn = (save: () => Promise<unknown>) => {
    saved = saved.then(async () => {
      await save()
    })
    // It is thrown where the reading waits for it, which may be minutes away: unhandled it would end the worker.
    saved.catch(() => {})
  }
  const saveDrawnPage = async ({ page, path, width, height }: DrawnPage, pageCount: number) => {
    const png = await readFile(path)
    await files.put(fileKeys.page(id, page), toIterable(png), png.length)
    await savePage(db, { file_id: id, page, content_type: 'image/png', width, height })
    await saveProgress(db, id, (page / pageCount) * drawingShare)
  }
  try {
    const fields = await files.withLocalCopy(fileKeys.original(id), path =>
      readDocument(
        { path, contentType: content_type, pictureDir },
        lookupsOf(services, company_id),
        {
          onPage: (page, pageCount) => inTurn(() => saveDrawnPage(page, pageCount)),
          onText: pages => {
            remarks = readRemarks(pages)
          },
          onScan: () => {
            isScan = true
          },
          onFields: (known, share) =>
            inTurn(() => saveProgress(db, id, drawingShare + share * (1 - drawingShare), known)),
        },
        {
          processes,
          onDigitsFailed: error => {
            countDigitFailure()
            services.log.warn({ err: error, file_id: id }, 'digits are read by one engine alone')
          },
        },
      ),
    )
    await saved
    return { fields, remarks, isScan }
  } finally {
    stop()
    await saved.catch(() => {})
    await rm(pictureDir, { recursive: true, force: true })
  }
}

/** Whom the register has today under a T number whose check digit proves nothing, for it is no corporation's. */
async function registeredProprietor(services: Services, { registration_number: { value } }: OcrFields) {
  if (value === null || corporateNumberOf(value) !== null) return null
  const issuer = await orUnknown(services, loadIssuer(services, value))
  return issuer && isRegisteredOn(issuer, japanDay(services.now())) ? issuer : null
}

/** What the register says is a proof beside the reading. */
function confirmedBy({ name }: Issuer, fields: OcrFields): OcrFields {
  const { registration_number, issuer_name } = fields
  const isNamed = issuer_name.value !== null && isSameCompanyName(name, issuer_name.value)
  return {
    ...fields,
    registration_number: { ...registration_number, confidence: 'agreed' },
    issuer_name: isNamed ? { ...issuer_name, confidence: 'agreed' } : issuer_name,
  }
}

async function* toIterable(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

const lookupsOf = (services: Services, companyId: number): Lookups => {
  const registered = async (registrationNumber: string) =>
    (await orUnknown(services, loadCorporations(services, { corporate_number: registrationNumber.slice(1) })))?.[0]
  return {
    banks: createBankDirectory(services.db),
    issuerOf: async registrationNumber =>
      (await findSupplierName(services.db, companyId, registrationNumber)) ??
      (await registered(registrationNumber))?.name ??
      null,
    nameKanaOf: async registrationNumber => (await registered(registrationNumber))?.name_kana ?? null,
  }
}
