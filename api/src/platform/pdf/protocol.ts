import { join } from 'node:path'
import type { PageRange } from './page-copy.ts'
import { PdfError, type PdfProblem } from './problem.ts'
import type { PageText } from './page-text.ts'

/**
 * What the child process is asked: check the document, or also read its text and draw its pages into `pictureDir`, or
 * write these pages into `partDir` as documents of their own.
 */
export type PdfTask =
  | { readonly kind: 'inspect'; readonly path: string }
  | { readonly kind: 'read'; readonly path: string; readonly pictureDir: string }
  | {
      readonly kind: 'split'
      readonly path: string
      readonly ranges: readonly PageRange[]
      readonly partDir: string
    }

/** The picture of a page. @param page from 1 */
export const picturePath = (pictureDir: string, page: number): string => join(pictureDir, `${whole(page)}.png`)

/** The picture for recognition of a page without text. @param page from 1 */
export const scanPath = (pictureDir: string, page: number): string => join(pictureDir, `${whole(page)}-scan.png`)

/** A part of a document. @param part from 1 */
export const partPath = (partDir: string, part: number): string => join(partDir, `${whole(part)}.pdf`)

// The process that opened a hostile document answers it.
function whole(number: number): number {
  if (!Number.isSafeInteger(number)) throw new PdfError('file_broken', 'its process answers without a number')
  return number
}

/**
 * What the child process answers: progress first, one result or problem at the end. It names no paths: the parent
 * opens what is there with its own rights.
 */
export type PdfAnswer =
  /**
   * The text of all pages, and whether each of them is a picture. Of those without text pictures for recognition
   * follow.
   */
  | { readonly kind: 'text'; readonly pages: readonly PageText[]; readonly isScanned: boolean }
  /** The picture for recognition of this page is there. */
  | { readonly kind: 'scanned'; readonly page: number }
  | { readonly kind: 'drawn'; readonly page: number; readonly width: number; readonly height: number }
  | { readonly kind: 'inspected'; readonly pageCount: number }
  /** All pictures are there. */
  | { readonly kind: 'read' }
  | { readonly kind: 'split' }
  | { readonly kind: 'problem'; readonly problem: PdfProblem; readonly detail: string }
