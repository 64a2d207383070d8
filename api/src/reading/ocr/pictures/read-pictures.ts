import type { OcrFields } from '@invoice-card/contracts'
import { isScan, type PageText } from '../../../platform/pdf/public.ts'
import { type DigitPage, type DigitReader, withDigitReader } from '../../digits/public.ts'
import { pageTextOf, type Pass, type Recogniser, withRecogniser } from '../../recognition/public.ts'
import { RecognitionError } from '../../task-process/public.ts'
import type { Lookups } from '../fields/parse-invoice.ts'
import { readRemarks } from '../fields/remarks.ts'
import { completeSums, doubtLoneTaxes } from './complete-sums.ts'
import { fillMissing, isIncomplete } from './fill-missing.ts'
import { createPassParser, type PassPage, type PassParser, secondTaskOf, wholeTaskOf } from './parse-passes.ts'
import { createProgress, type PictureEvents, type Progress } from './progress.ts'
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
  events: PictureEvents,
  { recogniser = withRecogniser, digitReader = withDigitReader, onDigitsFailed = () => {} }: PictureTools = {},
): Promise<OcrFields> {
  const paths = pictures.map(({ path }) => path)
  const [looked, rest] = [pictures.slice(0, maxPages), pictures.slice(maxPages)]
  const progress = createProgress(written, events)
  const reading: Reading = {
    pictures: looked,
    isAllPictures: written.length === 0,
    lookups,
    parser: createPassParser(written, lookups),
    progress,
    onDigitsFailed,
  }
  const fields = await digitReader(paths, reader => recogniser(paths, engine => readFields(reading, engine, reader)))
  if (rest.length > 0) {
    await recogniser(paths, engine => readRest(rest, fields, progress, engine)).catch((error: unknown) => {
      if (!(error instanceof RecognitionError)) throw error
    })
  }
  return fields
}

/** What every step of a reading uses. */
interface Reading {
  readonly pictures: readonly PagePictureFile[]
  readonly isAllPictures: boolean
  readonly lookups: Lookups
  readonly parser: PassParser
  readonly progress: Progress
  readonly onDigitsFailed: (error: unknown) => void
}

const shareOf = (done: number): number => done / (passes.length + 1)

/** Passes follow one another until nothing that the user needs is unsure. */
async function readFields(reading: Reading, engine: Recogniser, reader: DigitReader): Promise<OcrFields> {
  const { lookups, parser, progress, isAllPictures } = reading
  const results: PassFields[] = []
  const digits: Promise<DigitPage | null>[] = []
  let first: readonly PassPage[] = []
  for (const [index, pass] of passes.entries()) {
    const pages =
      index === 0
        ? await readFirstPass(reading, engine, page => digits.push(readSecond(page, secondTaskOf, reading, reader)))
        : await recogniseAll(reading, engine, pass)
    results.push(await parser.parseWords(pages))
    if (index === 0) {
      first = pages
      progress.reportFields(vote(results), shareOf(1))
      progress.reportFirstText(pages.map(({ text }) => text))
    }
    if (isAllPictures && pages.every(isBlank)) return vote(results)
    results.push(...(await parser.parseSecond(pages, await Promise.all(digits))))
    const known = doubtLoneTaxes(completeSums(vote(results)))
    progress.reportFields(known, shareOf(index + 1.5))
    if (index < passes.length - 1 && isUnsure(results)) continue
    return withSpelledHolder(await withMissing(known, first, await Promise.all(digits), reading, reader), lookups)
  }
  return vote(results)
}

/**
 * With what is found on the pages where the engine that knows kana reads every line. It costs a page that lacks a field
 * another second.
 * @param pages of the first pass
 */
async function withMissing(
  known: OcrFields,
  pages: readonly PassPage[],
  digits: readonly (DigitPage | null)[],
  reading: Reading,
  reader: DigitReader,
): Promise<OcrFields> {
  // The second engine is missing, or has failed on every page.
  if (digits.every(page => page === null)) return known
  const isForeign = readRemarks(pages.map(({ text }) => text)).currency !== null
  if (isForeign || !isIncomplete(known)) return known
  const read = await Promise.all(pages.map(page => readSecond(page, wholeTaskOf, reading, reader)))
  if (read.every(page => page === null)) return known
  return doubtLoneTaxes(completeSums(fillMissing(known, await reading.parser.parseWhole(pages, read))))
}

/** Reports what is known after each page, which the second engine reads meanwhile. */
async function readFirstPass(
  { pictures, parser, progress }: Reading,
  engine: Recogniser,
  onPage: (page: PassPage) => void,
): Promise<PassPage[]> {
  const pages: PassPage[] = []
  for (const picture of pictures) {
    const page = await recognisePage(picture, engine, 'straight')
    pages.push(page)
    onPage(page)
    if (pages.length < pictures.length && !pages.every(isBlank))
      progress.reportFields(vote([await parser.parseWords(pages)]), shareOf(pages.length / pictures.length))
  }
  return pages
}

async function recogniseAll({ pictures }: Reading, engine: Recogniser, pass: Pass): Promise<PassPage[]> {
  const pages: PassPage[] = []
  for (const picture of pictures) pages.push(await recognisePage(picture, engine, pass))
  return pages
}

async function recognisePage(
  { page, path, drawn }: PagePictureFile,
  { recognise }: Recogniser,
  pass: Pass,
): Promise<PassPage> {
  await drawn
  const recognised = await recognise({ page, path, pass })
  return { path, turn: recognised.turn, text: pageTextOf(recognised), recognised }
}

/** What the second engine reads of a page; null where there is nothing to read, or it fails. */
const readSecond = (
  page: PassPage,
  taskOf: typeof secondTaskOf | typeof wholeTaskOf,
  { lookups, onDigitsFailed }: Reading,
  { readDigits }: DigitReader,
): Promise<DigitPage | null> =>
  isBlank(page)
    ? Promise.resolve(null)
    : Promise.resolve(page)
        .then(of => taskOf(of, lookups))
        .then(readDigits)
        .catch((error: unknown) => {
          onDigitsFailed(error)
          return null
        })

/**
 * Every page is recognised once, to find where each invoice of a pile begins: the first one may fill all pages that
 * were read for their fields. A page that cannot be recognised ends that, and so does the time of a reading; what was
 * read stays.
 */
async function readRest(
  rest: readonly PagePictureFile[],
  fields: OcrFields,
  progress: Progress,
  { recognise }: Recogniser,
): Promise<void> {
  const before = progress.share()
  const texts: PageText[] = []
  try {
    for (const { page, path, drawn } of rest) {
      progress.reportFields(fields, before + ((1 - before) * texts.length) / rest.length)
      await drawn
      texts.push(pageTextOf(await recognise({ page, path, pass: 'straight' })))
    }
  } finally {
    progress.reportRest(texts)
  }
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
