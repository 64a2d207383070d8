import { copyPages, type PageRange } from './page-copy.ts'
import { PdfError } from './problem.ts'
import type { Pdfium } from './pdfium.ts'

// FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h.
const encryptionErrors = [4, 5]
// FS_SIZEF: two 32-bit floats.
const sizeBytes = 8

export interface PdfDocument {
  readonly pageCount: number
  /** Looks whether a page is there, `index` from 0, without decoding what stands on it. @throws PdfError */
  findPage(index: number): void
  /** Runs `use` with an open page, `index` from 0, and closes it. */
  withPage<T>(index: number, use: (page: number) => T): T
  /** These pages as a document of their own. @throws PdfError */
  copyPages(range: PageRange): Buffer
}

/** Opens a document without password. @throws PdfError */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array): PdfDocument {
  const pointer = pdfium.wasmExports.malloc(bytes.length)
  if (!pointer) throw new PdfError('file_broken', 'no memory for it')
  pdfium.HEAPU8.set(bytes, pointer)
  const document = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0)
  if (!document) {
    const error = pdfium._FPDF_GetLastError()
    throw new PdfError(encryptionErrors.includes(error) ? 'file_encrypted' : 'file_broken', `PDFium error ${error}`)
  }
  const pageCount = pdfium._FPDF_GetPageCount(document)
  if (pageCount < 1) throw new PdfError('file_broken', 'it has no pages')
  return {
    pageCount,
    findPage: index => {
      const size = pdfium.wasmExports.malloc(sizeBytes)
      const isThere = pdfium._FPDF_GetPageSizeByIndexF(document, index, size)
      pdfium.wasmExports.free(size)
      if (!isThere) throw new PdfError('file_broken', `page ${index + 1} is not there`)
    },
    copyPages: range => copyPages(pdfium, document, range),
    withPage: (index, use) => {
      const page = pdfium._FPDF_LoadPage(document, index)
      if (!page) throw new PdfError('file_broken', `page ${index + 1} does not load`)
      try {
        return use(page)
      } finally {
        pdfium._FPDF_ClosePage(page)
      }
    },
  }
}
