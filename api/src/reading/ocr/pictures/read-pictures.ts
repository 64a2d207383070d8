import type { OcrFields } from '@invoice-card/contracts'
import { isScan, type PageText } from '../../../platform/pdf/public.ts'
import {
  type DigitPage,
  type DigitReader,
  type Point,
  seenOn,
  withDigitReader,
  withDigitsOf,
  withKanaOf,
} from '../../digits/public.ts'
import { boxOnPage, pagePixels, type Turn } from '../../page-picture/public.ts'
import {
  pageTextOf,
  type Pass,
  type RecognisedPage,
  type Recogniser,
  withRecogniser,
} from '../../recognition/public.ts'
import { RecognitionError } from '../../task-process/public.ts'
import { layOut } from '../fields/lines/layout.ts'
import { parseInvoice, type Lookups } from '../fields/parse-invoice.ts'
import { readBank } from '../fields/read-bank.ts'
import { completeSums, doubtLoneTaxes } from './complete-sums.ts'
import { holderPlaces } from './holder-places.ts'
import { spellAsIssuer } from './spell-holder.ts'
import { isUnsure, type PassFields, vote } from './vote.ts'

/** A page without text of its own. */
export interface PagePictureFile {
  readonly page: number
  readonly path: string
  /** Its picture is there; at once unless given. */
  readonly drawn?: Promise<void>
}

/** The two engines, for callers that store what they read, and a callback for failures of the second. */
export interface PictureTools {
  readonly recogniser?: typeof withRecogniser
  readonly digitReader?: typeof withDigitReader
  /** Gets why the second engine has not read a page. */
  readonly onDigitsFailed?: (error: unknown) => void
}

export interface PictureEvents {
  /** Gets what is known after each page of the first pass and after each pass, to be shown while the next one runs. */
  readonly onFields: (fields: OcrFields, share: number) => void
  /** Gets the text of all pages that were read, after the first pass, and once more where others follow. */
  readonly onText: (pages: readonly PageText[]) => void
}

/** A page as one pass recognised it. */
interface PassPage {
  readonly path: string
  readonly turn: Turn
  readonly text: PageText
  readonly recognised: RecognisedPage
}

// What is asked for stands on the first pages; the rest are lists of things bought.
const maxPages = 4
const passes: readonly Pass[] = ['straight', 'broad', 'level']

/**
 * Reads the fields of an invoice that is a picture, in whole or in part: one engine reads each page in ways that err
 * differently, another one reads its digits, and they vote. Without the second engine the first one goes on alone.
 * @param written pages that have a text layer
 * @throws RecognitionError
 */
export async function readPictures(
  pictures: readonly PagePictureFile[],
  written: readonly PageText[],
  lookups: Lookups,
  { onFields, onText }: PictureEvents,
  { recogniser = withRecogniser, digitReader = withDigitReader, onDigitsFailed = () => {} }: PictureTools = {},
): Promise<OcrFields> {
  const paths = pictures.map(({ path }) => path)
  const looked = pictures.slice(0, maxPages)
  const shareOf = (done: number) => done / (passes.length + 1)

  const parse = async (texts: readonly PageText[], pages: readonly PassPage[]) =>
    onPages(await parseInvoice(inOrder([...written, ...texts]), lookups, { isRecognised: true }), pages)
  const parseWords = async (pages: readonly PassPage[]): Promise<PassFields> => ({
    engine: 'words',
    fields: await parse(
      pages.map(({ text }) => text),
      pages,
    ),
  })
  /** The same pass once more, with the digits of the second engine, and with its kana, in place of its own. */
  const parseSecond = async (pages: readonly PassPage[], read: readonly (DigitPage | null)[]): Promise<PassFields[]> =>
    read.every(page => page === null)
      ? []
      : [
          {
            engine: 'digits',
            fields: await parse(
              pages.map(({ recognised }, at) => withDigitsOf(recognised, read[at] ?? null)),
              pages,
            ),
          },
          {
            engine: 'kana',
            fields: await parse(
              pages.map(({ recognised, text }, at) => {
                const second = read[at]
                return second ? withKanaOf(recognised, second) : text
              }),
              pages,
            ),
          },
        ]

  const secondTaskOf = async ({ path, turn, recognised, text }: PassPage) => {
    const lines = layOut([text])
    const scale = pagePixels(turn)
    return {
      page: recognised.page,
      path,
      quarterTurns: (Math.round(turn.turnedBy / 90) + 4) % 4,
      seen: {
        ...seenOn(recognised),
        kana: holderPlaces(lines, await readBank(lines, lookups.banks)).map(({ x, y, width, height }): Point => ({
          x: (x + width / 2 - 0.5) * turn.width * scale,
          y: (y + height / 2 - 0.5) * turn.height * scale,
        })),
      },
    }
  }

  let firstTexts: readonly PageText[] = written
  let share = 0
  const reportFields = (fields: OcrFields, done: number) => {
    share = done
    onFields(fields, done)
  }
  /**
   * Every page is recognised once, to find where each invoice of a pile begins: the first one may fill all pages that
   * were read for their fields. A page that cannot be recognised ends that, and so does the time of a reading; what was
   * read stays.
   */
  const readRest = async ({ recognise }: Recogniser, fields: OcrFields): Promise<void> => {
    const rest = pictures.slice(maxPages)
    const before = share
    const texts: PageText[] = []
    try {
      for (const { page, path, drawn } of rest) {
        reportFields(fields, before + ((1 - before) * texts.length) / rest.length)
        await drawn
        texts.push(pageTextOf(await recognise({ page, path, pass: 'straight' })))
      }
    } finally {
      onText(inOrder([...firstTexts, ...texts]))
    }
  }

  const readFields = async ({ recognise }: Recogniser, { readDigits }: DigitReader): Promise<OcrFields> => {
    const results: PassFields[] = []
    const digits: Promise<DigitPage | null>[] = []
    for (const [index, pass] of passes.entries()) {
      const pages: PassPage[] = []
      for (const { page, path, drawn } of looked) {
        await drawn
        const recognised = await recognise({ page, path, pass })
        const read = { path, turn: recognised.turn, text: pageTextOf(recognised), recognised }
        pages.push(read)
        if (index > 0) continue
        digits.push(
          isBlank(read)
            ? Promise.resolve(null)
            : secondTaskOf(read)
                .then(readDigits)
                .catch((error: unknown) => {
                  onDigitsFailed(error)
                  return null
                }),
        )
        if (pages.length < looked.length && !pages.every(isBlank))
          reportFields(vote([await parseWords(pages)]), shareOf(pages.length / looked.length))
      }
      results.push(await parseWords(pages))
      if (index === 0) {
        reportFields(vote(results), shareOf(1))
        firstTexts = inOrder([...written, ...pages.map(({ text }) => text)])
        onText(firstTexts)
      }
      if (written.length === 0 && pages.every(isBlank)) return vote(results)
      results.push(...(await parseSecond(pages, await Promise.all(digits))))
      const known = doubtLoneTaxes(completeSums(vote(results)))
      reportFields(known, shareOf(index + 1.5))
      if (index < passes.length - 1 && isUnsure(results)) continue
      return withSpelledHolder(known, lookups)
    }
    return vote(results)
  }
  const fields = await digitReader(paths, reader => recogniser(paths, engine => readFields(engine, reader)))
  if (pictures.length > looked.length) {
    await recogniser(paths, engine => readRest(engine, fields)).catch((error: unknown) => {
      if (!(error instanceof RecognitionError)) throw error
    })
  }
  return fields
}

async function withSpelledHolder(known: OcrFields, lookups: Lookups): Promise<OcrFields> {
  const { issuer_name, registration_number, account_holder_kana } = known
  if (account_holder_kana.value === null) return known
  const nameKana = registration_number.value && (await lookups.nameKanaOf(registration_number.value))
  const value = spellAsIssuer(account_holder_kana.value, { name: issuer_name.value, nameKana })
  // Of specks nothing is left.
  return value === ''
    ? { ...known, account_holder_kana: { value: null, confidence: 'not_read', place: null } }
    : { ...known, account_holder_kana: { ...account_holder_kana, value } }
}

const isBlank = ({ text }: Pick<PassPage, 'text'>): boolean => isScan(text)
const inOrder = (pages: readonly PageText[]): PageText[] => pages.toSorted((a, b) => a.page - b.page)

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
