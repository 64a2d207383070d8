import type { Turn } from './place.ts'
import type { Mark } from './symbol.ts'

/** One way to look at a page. Ways differ in training data and preparation, so that they err differently. */
export type Pass = 'straight' | 'broad' | 'level'

/** What the child process is asked: recognise one page. */
export interface RecognitionTask { readonly page: number, readonly path: string, readonly pass: Pass }

export interface RecognisedPage { readonly page: number, readonly lines: readonly (readonly Mark[])[], readonly turn: Turn }

export type RecognitionAnswer =
  | { readonly kind: 'recognised', readonly page: RecognisedPage }
  | { readonly kind: 'problem', readonly detail: string }
