import type { Box, Turn } from './box-on-page.ts'
import type { Mark } from './symbol.ts'

/** One way to read a page. Ways differ in training data and preparation, so that they err differently. */
export type Pass = 'straight' | 'broad' | 'level'

/** Asks to recognise one page. */
export interface RecognitionTask {
  readonly page: number
  readonly path: string
  readonly pass: Pass
}

/** Characters that alone can stand in a line. */
export type Alphabet = 'kana'

/** Asks for a closer reading of one line of a page. */
export interface LineTask extends RecognitionTask {
  /** In fractions of the picture that the pass prepared, its lines turned level. */
  readonly box: Box
  readonly alphabet: Alphabet
  /** How much wider characters are made: half-width ones look like themselves at twice their width. */
  readonly stretch: number
}

/** What the child process is asked. */
export type RecognitionQuestion = ({ readonly kind: 'page' } & RecognitionTask) | ({ readonly kind: 'line' } & LineTask)

export interface RecognisedPage {
  readonly page: number
  readonly lines: readonly (readonly Mark[])[]
  readonly turn: Turn
}

/** Marks of one line, left to right; pixels of a picture of that line alone. */
export type RecognisedLine = readonly Mark[]
