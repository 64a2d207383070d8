import type { OcrFields } from '@invoice-card/contracts'
import { isScan, type PageText } from '../../../platform/pdf/public.ts'
import { pageTextOf, type Pass, boxOnPage, withRecogniser } from '../../recognition/public.ts'
import { rereadHolder, type RecognisedPass } from './reread-holder.ts'
import { parseInvoice, type Lookups } from '../fields/parse-invoice.ts'
import { isUnsure, vote } from './vote.ts'

/** A page without text of its own. */
export interface PagePictureFile {
  readonly page: number
  readonly path: string
}

// What is asked for stands on the first pages; the rest are lists of things bought.
const maxPages = 4
const passes: readonly Pass[] = ['straight', 'broad', 'level']

/**
 * Reads the fields of an invoice that is a picture, in whole or in part: looks at each page in ways that err differently and lets them vote.
 * @param written pages that have a text layer
 * @param onFields is told what is known after each page of the first pass and after each pass, to be shown while the next one runs
 * @param recogniser what recognises, for those who keep what was recognised
 * @throws RecognitionError
 */
export const readPictures = (
  pictures: readonly PagePictureFile[],
  written: readonly PageText[],
  lookups: Lookups,
  onFields: (fields: OcrFields, share: number) => void,
  recogniser = withRecogniser,
): Promise<OcrFields> =>
  recogniser(
    pictures.map(({ path }) => path),
    async ({ recognise, recogniseLine }) => {
      const looked = pictures.slice(0, maxPages)
      const parse = async (pages: readonly RecognisedPass[]) =>
        onPages(await parseInvoice(inOrder([...written, ...pages.map(({ text }) => text)]), lookups), pages)
      const results: OcrFields[] = []
      for (const [index, pass] of passes.entries()) {
        const pages: RecognisedPass[] = []
        for (const { page, path } of looked) {
          const recognised = await recognise({ page, path, pass })
          pages.push({ path, pass, turn: recognised.turn, text: pageTextOf(recognised) })
          const isMoreToCome = pages.length < looked.length
          if (index === 0 && isMoreToCome && !pages.every(isBlank))
            onFields(vote([await parse(pages)]), pages.length / looked.length / (passes.length + 1))
        }
        results.push(await parse(pages))
        const known = vote(results)
        onFields(known, (index + 1) / (passes.length + 1))
        if (written.length === 0 && pages.every(isBlank)) return known
        if (index < passes.length - 1 && (results.length < 2 || isUnsure(results))) continue
        const holder = await rereadHolder(pages, known.issuer_name.value, lookups.banks, { recogniseLine })
        return holder
          ? {
              ...known,
              account_holder_kana: onPages({ ...known, account_holder_kana: holder }, pages).account_holder_kana,
            }
          : known
      }
      return vote(results)
    },
  )

const isBlank = ({ text }: RecognisedPass): boolean => isScan(text)
const inOrder = (pages: readonly PageText[]): PageText[] => pages.toSorted((a, b) => a.page - b.page)

/** Places of the prepared pictures as places on the pages that people see. */
function onPages(fields: OcrFields, pages: readonly RecognisedPass[]): OcrFields {
  const turns = new Map(pages.map(({ text: { page }, turn }) => [page, turn]))
  // Only the places change; every field keeps its kind.
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const turn = field.place && turns.get(field.place.page)
      return [
        name,
        turn && field.place ? { ...field, place: { page: field.place.page, ...boxOnPage(turn, field.place) } } : field,
      ]
    }),
  ) as OcrFields
}
