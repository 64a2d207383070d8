import type { OcrFields } from '@invoice-card/contracts'
import { isScan, type PageText } from '../pdf/page-text.ts'
import { placeOnPage } from '../recognition/place.ts'
import { type Pass, withRecogniser } from '../recognition/run.ts'
import { pageTextOf } from '../recognition/typeset.ts'
import type { RecognisedPage } from '../recognition/protocol.ts'
import { parseInvoice, type Lookups } from './parse-invoice.ts'
import { isUnsure, vote } from './vote.ts'

/** A page without text of its own. */
export interface PagePictureFile { readonly page: number, readonly path: string }

// What is asked for stands on the first pages; the rest are lists of things bought.
const maxPages = 4
const passes: readonly Pass[] = ['straight', 'broad', 'level']

/**
 * Reads the fields of an invoice that is a picture, in whole or in part: looks at each page in ways that err differently and lets them vote.
 * @param written pages that have a text layer
 * @param onFields is told what is known after each pass, to be shown while the next one runs
 * @param recogniser what recognises, for those who keep what was recognised
 * @throws RecognitionError
 */
export const readPictures = (pictures: readonly PagePictureFile[], written: readonly PageText[], lookups: Lookups, onFields: (fields: OcrFields, share: number) => void, recogniser = withRecogniser): Promise<OcrFields> =>
  recogniser(pictures.map(({ path }) => path), async ({ recognise }) => {
    const results: OcrFields[] = []
    for (const [index, pass] of passes.entries()) {
      const pages: RecognisedPage[] = []
      for (const { page, path } of pictures.slice(0, maxPages)) pages.push(await recognise({ page, path, pass }))
      const texts = pages.map(pageTextOf)
      results.push(onPages(await parseInvoice(inOrder([...written, ...texts]), lookups), pages))
      onFields(vote(results), (index + 1) / passes.length)
      const hasNothing = written.length === 0 && texts.every(isScan)
      if (hasNothing || (results.length >= 2 && !isUnsure(results))) break
    }
    return vote(results)
  })

const inOrder = (pages: readonly PageText[]): PageText[] => pages.toSorted((a, b) => a.page - b.page)

/** Places of the prepared pictures as places on the pages that people see. */
function onPages(fields: OcrFields, pages: readonly RecognisedPage[]): OcrFields {
  const turns = new Map(pages.map(({ page, turn }) => [page, turn]))
  // Only the places change; every field keeps its kind.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => {
    const turn = field.place && turns.get(field.place.page)
    return [name, turn && field.place ? { ...field, place: { page: field.place.page, ...placeOnPage(turn, field.place) } } : field]
  })) as OcrFields
}
