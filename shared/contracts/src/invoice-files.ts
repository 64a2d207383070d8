import * as v from 'valibot'
import { Count, Id, text, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { InvoiceStatus, InvoiceType } from './base/invoice-states.ts'

/** Largest invoice file in MiB, as its user reads it. */
export const maxFileMebibytes = 10
/** The same in bytes. */
export const maxFileBytes = maxFileMebibytes * 1024 * 1024
/**
 * Most pixels of a photo: 48 million is what phones take at most, and a small file that unfolds into more is a bomb.
 */
export const maxPhotoPixels = 50_000_000
/** Kinds of file that are taken, judged by the content and not by the name. */
export const FileContentType = v.picklist(['application/pdf', 'image/jpeg', 'image/png'])

/** A3 1, A4 2, B4 3, any other 0 (docs/product.md#formats). */
const DocumentSizeCode = v.picklist([0, 1, 2, 3])
/** Scan image 1, electronic transaction 2 (docs/product.md#formats). */
const InvoiceFileType = v.picklist([1, 2])

/** `agreed`: independent readings agree; `check`: read, to be checked; `not_read`: nothing found. */
export const OcrConfidence = v.picklist(['agreed', 'check', 'not_read'])
export type OcrConfidence = v.InferOutput<typeof OcrConfidence>

const ocrField = <S extends v.GenericSchema>(value: S) =>
  v.object({
    value: v.nullable(value),
    confidence: OcrConfidence,
    /** Where it stands: page from 1; the box in fractions of the page from its top left. */
    place: v.nullable(
      v.object({ page: v.number(), x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
    ),
  })

/** A field that older readings do not have: nobody looked for it. */
const laterOcrField = <S extends v.GenericSchema>(value: S) =>
  v.optional(ocrField(value), () => ({ value: null, confidence: 'not_read' as const, place: null }))

/** What was read from an invoice. Dates are `YYYY-MM-DD`, amounts whole yen. */
export const OcrFields = v.object({
  issuer_name: ocrField(v.string()),
  registration_number: ocrField(v.string()),
  invoice_number: ocrField(v.string()),
  issue_date: ocrField(v.string()),
  due_date: ocrField(v.string()),
  total_amount: ocrField(v.number()),
  /** Taxed at 10 %, without the tax; null unless all classes add up to the total. */
  standard_taxable_amount: laterOcrField(v.number()),
  /** Taxed at the reduced rate of 8 %, without the tax. */
  reduced_taxable_amount: laterOcrField(v.number()),
  /** Not taxed (対象外, 非課税). */
  nontaxable_amount: laterOcrField(v.number()),
  /** Consumption tax at 10 %. */
  standard_tax_amount: ocrField(v.number()),
  /** Consumption tax at the reduced rate of 8 %. */
  reduced_tax_amount: ocrField(v.number()),
  bank_code: ocrField(v.string()),
  bank_name: ocrField(v.string()),
  branch_code: ocrField(v.string()),
  branch_name: ocrField(v.string()),
  account_type: ocrField(v.picklist([1, 2, 4])),
  account_number: ocrField(v.string()),
  account_holder_kana: ocrField(v.string()),
  payer_name: ocrField(v.string()),
})
export type OcrFields = v.InferOutput<typeof OcrFields>

const pageRange = { first_page: v.number(), last_page: v.number() }
const PageRange = v.object(pageRange)
/** Pages of a file that follow each other, from 1, both ends included. */
export type PageRange = v.InferOutput<typeof PageRange>

const UseOfInvoice = v.object({ invoice_id: Id, type: InvoiceType, status: InvoiceStatus })

/** An uploaded file and what was read from it. Signed links work for some minutes: ask again for new ones. */
export const InvoiceFile = v.object({
  file_id: Uuid,
  file_name: v.string(),
  content_type: FileContentType,
  size_bytes: Count,
  page_count: Count,
  document_size_code: v.optional(DocumentSizeCode),
  invoice_file_type: v.optional(InvoiceFileType),
  /** Page pictures for the viewer, signed and short-lived, in page order. */
  pages: v.array(v.object({ image_url: v.string(), width: v.number(), height: v.number() })),
  ocr: v.object({
    status: v.picklist(['waiting', 'reading', 'done', 'not_read', 'failed']),
    /** 0 to 1. */
    progress: v.number(),
    fields: v.nullable(OcrFields),
    /** Warnings fit to be shown, e.g. that the addressee is another company. */
    warnings: v.array(v.string()),
  }),
  /**
   * The invoices that the file holds, where there are several: of them the first was read. A page of no invoice goes
   * with the one before it. `warning` says so, and stands among `ocr.warnings` as well.
   */
  several: v.optional(v.object({ invoices: v.array(PageRange), warning: v.string() })),
  /** The file that this one was split off, and its pages there. */
  part_of: v.optional(v.object({ file_id: Uuid, ...pageRange })),
  /**
   * The invoice of the company, not cancelled or expired, that has a file of the same content, a part of it, or the
   * whole that it is a part of: this one is refused for another.
   */
  used_by: v.optional(UseOfInvoice),
  /**
   * The invoice of the company, not cancelled or expired, with the T number, the number and the amount that were read
   * here: this document is refused for another. Where `used_by` is there, nobody has looked.
   */
  same_document: v.optional(UseOfInvoice),
})
export type InvoiceFile = v.InferOutput<typeof InvoiceFile>

/**
 * Upload in three steps: `createUploadUrl`, a PUT of the bytes to that URL, `completeUpload`; reading goes on after
 * it.
 */
export const invoiceFiles = defineContract({
  createUploadUrl: {
    method: 'POST',
    path: '/api/v1/invoices/files/upload/url',
    summary: 'Get a signed URL to PUT the bytes of an invoice file to',
    limit: { per: 'user', max: 300, windowSeconds: 3_600 },
    body: v.object({
      file_name: text(255),
      content_type: FileContentType,
      size_bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFileBytes)),
      /** A4 unless said. */
      document_size_code: v.optional(DocumentSizeCode),
      /** By the content unless said: a PDF is an electronic transaction, a picture a scan. */
      invoice_file_type: v.optional(InvoiceFileType),
    }),
    response: v.object({ file_id: Uuid, upload_url: v.string(), expires_at: Timestamp }),
    errors: { too_many_files: 409, too_many_unused_files: 409 },
  },
  completeUpload: {
    method: 'POST',
    path: '/api/v1/invoices/files/upload',
    limit: callLimits.record,
    summary: 'Accept uploaded bytes: checks type and size by content and starts reading',
    body: v.object({ file_id: Uuid }),
    response: InvoiceFile,
    errors: {
      file_not_found: 404,
      file_not_uploaded: 409,
      file_empty: 422,
      file_too_large: 413,
      file_type_not_supported: 415,
      file_encrypted: 422,
      file_broken: 422,
      file_too_many_pages: 422,
      file_too_many_pixels: 422,
    },
  },
  getInvoiceFile: {
    method: 'GET',
    path: '/api/v1/invoices/files/{id}',
    params: { id: Uuid },
    summary: 'A file, its page pictures and how far reading it has come',
    response: InvoiceFile,
    errors: { file_not_found: 404 },
  },
  splitInvoiceFile: {
    method: 'POST',
    path: '/api/v1/invoices/files/{id}/split',
    params: { id: Uuid },
    toggle: 'payments',
    limit: callLimits.record,
    summary: 'Make a file and a draft of each invoice that a file holds, in place of the draft of that file',
    response: v.object({
      /** In the order of their pages; the same for a repeated call. */
      parts: v.array(
        v.object({
          file: InvoiceFile,
          /** Null where it was paid or deleted since. */
          draft_id: v.nullable(Id),
        }),
      ),
    }),
    errors: {
      file_not_found: 404,
      file_has_one_invoice: 409,
      file_already_used: 409,
      too_many_files: 409,
      draft_limit_reached: 409,
      file_encrypted: 422,
      file_broken: 422,
      file_too_large: 413,
    },
  },
  getFileDownloadUrl: {
    method: 'GET',
    path: '/api/v1/invoices/files/{id}/download/url',
    params: { id: Uuid },
    summary: 'A signed link to the original file',
    response: v.object({ download_url: v.string(), file_name: v.string(), expires_at: Timestamp }),
    errors: { file_not_found: 404 },
  },
})
