import type { Turn } from '../page-picture/public.ts'
import type { Mark } from './symbol.ts'

/** One way to read a page. Ways differ in training data and preparation, so that they err differently. */
export type Pass = 'straight' | 'broad' | 'level'

/** Asks to recognise one page. */
export interface RecognitionTask {
  readonly page: number
  readonly path: string
  readonly pass: Pass
}

export interface RecognisedPage {
  readonly page: number
  readonly lines: readonly (readonly Mark[])[]
  readonly turn: Turn
}
