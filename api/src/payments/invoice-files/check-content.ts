import { maxFileBytes, maxPhotoPixels } from '@invoice-card/contracts'
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { FileBudget } from '../../platform/file-budget/public.ts'
import { type ImageSize, isJpeg, isPng, readJpegSize, readPngSize } from '../../platform/files/public.ts'
import { inspectPdf, PdfError } from '../../platform/pdf/public.ts'

const contentRefusals = [
  'file_empty',
  'file_too_large',
  'file_type_not_supported',
  'file_encrypted',
  'file_broken',
  'file_too_many_pages',
  'file_too_many_pixels',
] as const
export type ContentRefusal = (typeof contentRefusals)[number]

/** The refusal that a row of a file names. */
export const contentRefusalOf = (refusal: string | null): ContentRefusal | undefined =>
  contentRefusals.find(code => code === refusal)

type ContentType = 'application/pdf' | 'image/jpeg' | 'image/png'

export type CheckedContent =
  | {
      readonly is_accepted: true
      readonly content_type: ContentType
      readonly size_bytes: number
      readonly sha256: string
      readonly page_count: number
      readonly photo: ImageSize | null
    }
  | { readonly is_accepted: false; readonly code: ContentRefusal }

const maxPages = 20

/**
 * Decides by its content whether a file may be evidence, whatever its name and announced type say.
 * @throws TooManyWaiting when too many of this company wait
 */
export async function checkContent(path: string, companyId: number, budget: FileBudget): Promise<CheckedContent> {
  const bytes = await readFile(path)
  if (bytes.length === 0) return refused('file_empty')
  if (bytes.length > maxFileBytes) return refused('file_too_large')
  const facts = { size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  if (isPng(bytes)) return checkPhoto('image/png', readPngSize(bytes), facts)
  if (isJpeg(bytes)) return checkPhoto('image/jpeg', readJpegSize(bytes), facts)
  return isPdf(bytes) ? checkPdf(path, companyId, budget, facts) : refused('file_type_not_supported')
}

interface Facts {
  readonly size_bytes: number
  readonly sha256: string
}

// Readers accept a PDF that starts within the first kilobyte (ISO 32000-2, annex I); a page of HTML is none all the
// same.
const isPdf = (bytes: Buffer): boolean => {
  const at = bytes.subarray(0, 1024).indexOf('%PDF-')
  return at === 0 || (at > 0 && !/[<{]/.test(bytes.toString('latin1', 0, at)))
}

function checkPhoto(content_type: ContentType, photo: ImageSize | null, facts: Facts): CheckedContent {
  if (!photo || photo.width < 1 || photo.height < 1) return refused('file_broken')
  if (photo.width * photo.height > maxPhotoPixels) return refused('file_too_many_pixels')
  return { is_accepted: true, content_type, ...facts, page_count: 1, photo }
}

async function checkPdf(path: string, companyId: number, budget: FileBudget, facts: Facts): Promise<CheckedContent> {
  try {
    const { pageCount } = await inspectPdf(path, companyId, budget)
    if (pageCount > maxPages) return refused('file_too_many_pages')
    return { is_accepted: true, content_type: 'application/pdf', ...facts, page_count: pageCount, photo: null }
  } catch (error) {
    if (error instanceof PdfError) return refused(error.problem)
    throw error
  }
}

const refused = (code: ContentRefusal): CheckedContent => ({ is_accepted: false, code })
