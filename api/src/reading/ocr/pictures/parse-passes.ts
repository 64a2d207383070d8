import type { OcrFields } from '@invoice-card/contracts'
import type { PageText } from '../../../platform/pdf/public.ts'
import { type DigitPage, type Point, seenOn, withAllOf, withDigitsOf, withKanaOf } from '../../digits/public.ts'
import { boxOnPage, pagePixels, type Turn } from '../../page-picture/public.ts'
import type { RecognisedPage } from '../../recognition/public.ts'
import { layOut } from '../fields/lines/layout.ts'
import { parseInvoice, type Lookups } from '../fields/parse-invoice.ts'
import { readBank } from '../fields/read-bank.ts'
import { addresseePlaces } from './addressee-places.ts'
import { holderPlaces } from './holder-places.ts'
import type { PassFields } from './vote.ts'

/** A page as one pass recognised it. */
export interface PassPage {
  readonly path: string
  readonly turn: Turn
  readonly text: PageText
  readonly recognised: RecognisedPage
}

/** How the pages of a pass become fields: as their engine read them, and with what the second one read. */
export interface PassParser {
  readonly parseWords: (pages: readonly PassPage[]) => Promise<PassFields>
  /** The same pass once more, with the digits of the second engine, and with its kana, in place of its own. */
  readonly parseSecond: (pages: readonly PassPage[], read: readonly (DigitPage | null)[]) => Promise<PassFields[]>
  /** The same pass where the second engine has read every line. */
  readonly parseWhole: (pages: readonly PassPage[], read: readonly (DigitPage | null)[]) => Promise<OcrFields>
}

/** @param written pages that have a text layer */
export function createPassParser(written: readonly PageText[], lookups: Lookups): PassParser {
  const parse = async (texts: readonly PageText[], pages: readonly PassPage[]) =>
    onPages(await parseInvoice(inOrder([...written, ...texts]), lookups, { isRecognised: true }), pages)
  const textsWithDigits = (pages: readonly PassPage[], read: readonly (DigitPage | null)[]) =>
    pages.map(({ recognised }, at) => withDigitsOf(recognised, read[at] ?? null))
  const textsWithKana = (pages: readonly PassPage[], read: readonly (DigitPage | null)[]) =>
    pages.map(({ recognised, text }, at) => {
      const second = read[at]
      return second ? withKanaOf(recognised, second) : text
    })
  return {
    parseWords: async pages => ({
      engine: 'words',
      fields: await parse(
        pages.map(({ text }) => text),
        pages,
      ),
    }),
    parseSecond: async (pages, read) =>
      read.every(page => page === null)
        ? []
        : [
            { engine: 'digits', fields: await parse(textsWithDigits(pages, read), pages) },
            { engine: 'kana', fields: await parse(textsWithKana(pages, read), pages) },
          ],
    parseWhole: (pages, read) =>
      parse(
        pages.map(({ recognised, text }, at) => {
          const whole = read[at]
          return whole ? withAllOf(recognised, whole) : text
        }),
        pages,
      ),
  }
}

/** What the second engine is asked to read of a page: its digits, and kana where the holder may stand. */
export async function secondTaskOf({ path, turn, recognised, text }: PassPage, lookups: Lookups) {
  const lines = layOut([text])
  const scale = pagePixels(turn)
  const places = [...holderPlaces(lines, await readBank(lines, lookups.banks)), ...addresseePlaces(lines)]
  return {
    ...wholeTaskOf({ path, turn, recognised }),
    seen: {
      ...seenOn(recognised),
      kana: places.map(({ x, y, width, height }): Point => ({
        x: (x + width / 2 - 0.5) * turn.width * scale,
        y: (y + height / 2 - 0.5) * turn.height * scale,
      })),
    },
  }
}

/** Asks the second engine for every line of a page. */
export const wholeTaskOf = ({ path, turn, recognised }: Omit<PassPage, 'text'>) => ({
  page: recognised.page,
  path,
  quarterTurns: (Math.round(turn.turnedBy / 90) + 4) % 4,
})

/** Pages by their number. */
export const inOrder = (pages: readonly PageText[]): PageText[] => pages.toSorted((a, b) => a.page - b.page)

/** Places of the prepared pictures as places on the pages that people see. */
function onPages(fields: OcrFields, pages: readonly Pick<PassPage, 'text' | 'turn'>[]): OcrFields {
  const turns = new Map(pages.map(({ text: { page }, turn }) => [page, turn]))
  // Only the places change; the kind of every field stays.
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
