import type { OcrFields } from '@invoice-card/contracts'
import type { PageText } from '../../../platform/pdf/public.ts'
import { inOrder } from './parse-passes.ts'

export interface PictureEvents {
  /** Gets what is known after each page of the first pass and after each pass, to be shown while the next one runs. */
  readonly onFields: (fields: OcrFields, share: number) => void
  /** Gets the text of all pages that were read, after the first pass, and once more where others follow. */
  readonly onText: (pages: readonly PageText[]) => void
}

/** What was reported of a reading. */
export interface Progress {
  /** The share of the work that was done when fields were last reported. */
  readonly share: () => number
  readonly reportFields: (fields: OcrFields, share: number) => void
  /** @param texts of the pages of the first pass */
  readonly reportFirstText: (texts: readonly PageText[]) => void
  /** @param texts of the pages behind those */
  readonly reportRest: (texts: readonly PageText[]) => void
}

/** @param written pages that have a text layer */
export function createProgress(written: readonly PageText[], { onFields, onText }: PictureEvents): Progress {
  let firstTexts = written
  let done = 0
  return {
    share: () => done,
    reportFields: (fields, share) => {
      done = share
      onFields(fields, share)
    },
    reportFirstText: texts => {
      firstTexts = inOrder([...written, ...texts])
      onText(firstTexts)
    },
    reportRest: texts => onText(inOrder([...firstTexts, ...texts])),
  }
}
