import type { PageRange } from './page-copy.ts'
import type { PdfProblem } from './problem.ts'
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

export interface DrawnPage {
  readonly page: number
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A page without text, drawn finer for recognition. */
export interface ScannedPage {
  readonly page: number
  readonly path: string
}

/** What the child process answers: progress first, one result or problem at the end. */
export type PdfAnswer =
  /** The text of all pages, and of which ones pictures for recognition will follow. */
  | { readonly kind: 'text'; readonly pages: readonly PageText[]; readonly scans: readonly ScannedPage[] }
  /** The picture for recognition of this page is there. */
  | { readonly kind: 'scanned'; readonly page: number }
  | { readonly kind: 'drawn'; readonly page: DrawnPage; readonly pageCount: number }
  | { readonly kind: 'inspected'; readonly pageCount: number }
  /** All pictures are there. */
  | { readonly kind: 'read' }
  | { readonly kind: 'split'; readonly paths: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: PdfProblem; readonly detail: string }
