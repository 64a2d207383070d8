import type { PdfProblem } from './document.ts'
import type { PageText } from './page-text.ts'

/** What the child process is asked: check the document, or also draw its pages into `pictureDir` and read its text. */
export type PdfTask =
  | { readonly kind: 'inspect'; readonly path: string }
  | { readonly kind: 'read'; readonly path: string; readonly pictureDir: string }

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
  | { readonly kind: 'drawn'; readonly page: DrawnPage; readonly pageCount: number }
  | { readonly kind: 'inspected'; readonly pageCount: number }
  | { readonly kind: 'read'; readonly pages: readonly PageText[]; readonly scans: readonly ScannedPage[] }
  | { readonly kind: 'problem'; readonly problem: PdfProblem; readonly detail: string }
