import { convertHolderKana, hasLegalForm, legalForms } from '@invoice-card/domain'
import type { OcrFields } from '@invoice-card/contracts'
import type { PageText } from '../../../platform/pdf/public.ts'
import type { Pass, RecognisedLine, Recogniser, Turn } from '../../recognition/public.ts'
import type { BankDirectory } from '../../../parties/banks/public.ts'
import { holderPositions } from './holder-positions.ts'
import { type Box, boxOf, layOut, type Span } from '../fields/layout.ts'
import { readBank } from '../fields/read-bank.ts'

/** A page as one pass recognised it. */
export interface RecognisedPass {
  readonly path: string
  readonly pass: Pass
  readonly turn: Turn
  readonly text: PageText
}

type Holder = OcrFields['account_holder_kana']

const maxPositions = 3
const leastCertainty = 45
/**
 * As it is, half-width characters as wide as they are elsewhere, and from further left: behind ド） is as much room as
 * before a name.
 */
const rereadings = [
  { stretch: 1, widerBy: 0 },
  { stretch: 2, widerBy: 0 },
  { stretch: 1, widerBy: 1.5 },
] as const

/**
 * The account holder by a closer reading of its line alone, as one that can hold nothing but kana: among other text the
 * engine takes kana for kanji.
 */
export async function rereadHolder(
  pages: readonly RecognisedPass[],
  issuer: string | null,
  banks: BankDirectory,
  { recogniseLine }: Pick<Recogniser, 'recogniseLine'>,
): Promise<Holder | null> {
  const lines = layOut(pages.map(({ text }) => text))
  const isCompany = issuer !== null && hasLegalForm(issuer)
  const places = holderPositions(lines, await readBank(lines, banks)).slice(0, maxPositions)
  const attempts: { readonly value: string; readonly worth: number; readonly isWhole: boolean; readonly span: Span }[] =
    []
  for (const span of places) {
    const page = pages.find(({ text }) => text.page === span.segment.page)
    if (!page) continue
    for (const { stretch, widerBy } of rereadings) {
      if (attempts.some(attempt => attempt.span === span && attempt.isWhole)) break
      const line = await recogniseLine({
        page: span.segment.page,
        path: page.path,
        pass: page.pass,
        box: widened(span, widerBy),
        alphabet: 'kana',
        stretch,
      })
      const text = withForm(textOf(line, stretch > 1), issuer)
      const value = holderOf(text)
      const certainty = line.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, line.length)
      if (value !== null && certainty >= leastCertainty)
        attempts.push({
          value,
          span,
          worth: certainty + (hasForm(text) ? formWorth : 0),
          isWhole: hasForm(text) || !isCompany,
        })
    }
    // The most likely place says enough.
    if (attempts.some(({ isWhole, worth }) => isWhole && worth >= leastCertainty + formWorth)) break
  }
  // Writing of any kind gives kana, and sure ones; a company's name in kana has its legal form.
  const [best] = attempts.filter(({ isWhole }) => isWhole).toSorted((a, b) => b.worth - a.worth)
  return best
    ? { value: best.value, confidence: 'check', place: { page: best.span.segment.page, ...boxOf(best.span) } }
    : null
}

const formWorth = 15

/** @param by heights of the line */
function widened(span: Span, by: number): Box {
  const { x, y, width, height } = boxOf(span)
  const more = (by * height) / span.segment.aspect
  return { x: x - more, y, width: width + more, height }
}
const forms = legalForms.map(({ zengin }) => zengin)
const head = new RegExp(`^(${forms.join('|')})\\)`)
const tail = new RegExp(`\\((${forms.join('|')})\\)?$`)
const hasForm = (text: string): boolean => head.test(text) || tail.test(text)

function holderOf(text: string): string | null {
  const kana = text.match(/[ァ-ヶ]/g)?.length ?? 0
  // Companies have no spaces in their names but those between type.
  const result = kana >= 4 ? convertHolderKana(hasForm(text) ? text.replaceAll(' ', '') : text) : null
  return result?.is_converted ? result.holder_kana : null
}

/** A legal form at the head or tail as that of the issuer, where it is one that does not exist: ガ) for カ). */
function withForm(text: string, issuer: string | null): string {
  const form = legalForms.find(({ name }) => issuer !== null && new RegExp(name).test(issuer))?.zengin
  if (form === undefined || hasForm(text)) return text
  return text.replace(/^[ァ-ヶ]{1,2}\)/, `${form})`).replace(/\([ァ-ヶ]{1,2}\)?$/, `(${form}`)
}

const voiceless = /^[カキクケコサシスセソタチツテトハヒフヘホ]$/

/**
 * Characters with the spaces between them that are wider than those of type; in half-width kana the mark of ｶﾞ makes
 * its ｶ twice as wide.
 */
function textOf(line: RecognisedLine, isHalfWidth: boolean): string {
  const width = median(line.map(({ x0, x1 }) => x1 - x0))
  const marks = line.map(({ text, x0, x1 }) => ({
    text:
      isHalfWidth && voiceless.test(text) && x1 - x0 > width * 1.6
        ? `${text}\u3099`.normalize('NFC')
        : text.normalize('NFKC'),
    middle: (x0 + x1) / 2,
  }))
  const steps = marks.slice(1).map(({ middle }, at) => middle - (marks[at]?.middle ?? 0))
  const pitch = median(steps)
  return marks
    .map(({ text }, at) =>
      (steps[at - 1] ?? 0) > pitch * 1.7 && !/[()]/.test(text + (marks[at - 1]?.text ?? '')) ? ` ${text}` : text,
    )
    .join('')
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
