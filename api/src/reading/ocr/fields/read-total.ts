import { findLabels, labelPattern, misread } from './labels.ts'
import type { Line, Segment } from './layout.ts'
import { readLabelled, type LabelledValue, type Reading, type ValueParser } from './reading.ts'

// Not behind 前回, 消費税, 税抜 and the like: those are other sums.
const notAnotherSum =
  '(?<!前回\\s*[ごお御]?|前月\\s*[ごお御]?|繰越\\s*|税\\s*|税抜き?\\s*|税別\\s*|税額\\s*|小\\s*|%\\s*|数量\\s*)'
const claimLabels = labelPattern(
  `${notAnotherSum}(?:[ごお御]|今回)*請求(?:合計)?(?:金額|総額|額)`,
  `${notAnotherSum}[ごお御]?請求合計`,
  `${notAnotherSum}[ごお御]支払い?(?:合計|総)?(?:金額|額)`,
  '[ごお御]?振込み?(?:金額|額)',
  '差引(?:[ごお御]?(?:支払|請求))?(?:金額|額)',
  '(?:total )?(?:amount|balance) (?:due|payable)',
  'total due',
  'grand total',
  'invoice total',
)
const sumLabels = labelPattern(
  `${notAnotherSum}(?:税込み?|総)?合計(?:金額|額)?(?!\\s*\\(税[抜別])`,
  '税込み?(?:金額|総額)',
  '総(?:額|計)',
  'total (?:amount|price)',
  '(?<!sub\\s*-?)total',
)
const subtotalLabels = labelPattern(
  '小計',
  '税抜き?(?:合計|金額|額)(?:金額)?',
  '合計(?:金額)?\\s*\\(税[抜別]き?\\)',
  '課税対象額',
  'sub\\s*-?total',
)
const taxLabels = labelPattern(
  '(?<!軽減|[内うち]\\s*)消費税(?:額|等)*',
  '(?<!消費|徴収|所得)税額',
  '(?<!\\w)(?:consumption )?tax(?! ?(?:rate|id|no))',
)
const taxableLabels = labelPattern('\\d{1,2}\\s*%\\s*対象(?:額|金額|計)?')
const withheldLabels = labelPattern('源泉(?:徴収|所得)(?:税|額)*')

/**
 * The amount to be paid. Sure where subtotal and tax add up to it, or where two sums of a written document name it: in
 * a picture a typeface makes an engine misread both alike.
 */
export function readTotal(lines: readonly Line[], isRecognised = false): Reading<number> | null {
  const { claims, candidates } = sumsOf(lines)
  const [wanted] = candidates
  if (!wanted) return nearlyLabelledTotal(lines) ?? unlabelledTotal(lines)
  if (wanted.value < 0) return null
  const isRepeated =
    !isRecognised &&
    new Set(candidates.filter(({ value }) => value === wanted.value).map(({ span }) => span.segment)).size > 1
  const isContradicted = claims.some(({ value }) => value !== wanted.value) || isMarked(lines)
  return {
    ...wanted,
    confidence: !isContradicted && (isRepeated || isAddedUp(lines, wanted.value, isRecognised)) ? 'agreed' : 'check',
  }
}

/** A sum whose label has misread characters: 今回御請求客. */
function nearlyLabelledTotal(lines: readonly Line[]): Reading<number> | null {
  const [wanted] = [claimLabels, sumLabels].flatMap(labels => readLabelled(lines, misread(labels), amount))
  return wanted && wanted.value > 0 ? { ...wanted, confidence: 'check' } : null
}

/** What is taken off, or was paid before; what is withheld is counted back. */
const takenOffLabels = labelPattern('値引', '割引', '前受', '前払', '[ごお御]?入金', '差引', '相殺', '内金', '繰越')
const mostAddends = 8
const mostAmounts = 300

/**
 * Where no label has the total, for a picture may have lost the one or the other: what a subtotal and its tax add up
 * to, if it stands there and nothing is taken off but a tax that is withheld.
 */
function unlabelledTotal(lines: readonly Line[]): Reading<number> | null {
  const isNamed = [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, amount).length > 0)
  if (isNamed || findLabels(lines, takenOffLabels).length > 0) return null
  const standing = lines
    .flat()
    .flatMap(amountsIn)
    .filter(({ value }) => value > 0)
  const labelledTaxes = valuesOf(readLabelled(lines, taxLabels, amount))
  const isTax = (tax: number, base: number) =>
    labelledTaxes.includes(tax) ? tax > 0 && isTaxLike(tax, base) : [8, 10].some(rate => isRounded(tax, base, rate))
  const isWithholding = findLabels(lines, withheldLabels).length > 0
  const withheld = readWithheld(lines).filter(value => value > 0 === isWithholding)
  const bases = valuesOf(readLabelled(lines, subtotalLabels, amount)).filter(value => value > 0)
  const taxes = [...new Set([...labelledTaxes, ...valuesOf(standing)])].slice(0, mostAmounts)
  const sums = new Set(
    bases
      .slice(0, mostAddends)
      .flatMap(base => taxes.filter(tax => isTax(tax, base)).map(tax => base + tax))
      .flatMap(sum => withheld.slice(0, mostAddends).map(minus => sum - minus)),
  )
  const found = standing.find(({ value }) => sums.has(value))
  return found ? { ...found, confidence: 'check' } : null
}

const isRounded = (tax: number, base: number, rate: number): boolean =>
  tax > 0 && Math.abs(tax - (base * rate) / 100) < 1

/** The sum below nothing that a document names where others name the amount to be paid: it gives money back. */
export function readCredit(lines: readonly Line[]): LabelledValue<number> | null {
  const [wanted] = sumsOf(lines).candidates
  return wanted && wanted.value < 0 ? wanted : null
}

/** Whether something stands before a sum that may be a ▲: in a picture it is taken for whatever kanji looks like it. */
const isMarked = (lines: readonly Line[]): boolean =>
  [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, markedAmount).length > 0)

function sumsOf(lines: readonly Line[]) {
  const claims = readLabelled(lines, claimLabels, amount)
  const sums = readLabelled(lines, sumLabels, amount)
  return {
    claims,
    candidates: [...claims, ...sums.flatMap(sum => lastOfRow(lines, sum) ?? sum)].filter(({ value }) => value !== 0),
  }
}

/** 合計 | 税抜 | 消費税 | 税込: what the first two amounts of its row add up to, the one being a tax of the other. */
function lastOfRow(lines: readonly Line[], { value, span }: LabelledValue<number>): LabelledValue<number> | undefined {
  const row = lines.find(line => line.includes(span.segment)) ?? []
  const [tax, whole] = row.filter(({ box }) => box.x > span.segment.box.x).flatMap(columnsOf)
  const isSum = tax && whole && tax.value > 0 && isTaxLike(tax.value, value) && value + tax.value === whole.value
  return isSum ? whole : undefined
}

const isTaxLike = (tax: number, base: number): boolean => tax * 10 < base + 10

/** Amounts of a text, of which a picture may have joined two columns: all of it, or the first before words. */
function columnsOf(segment: Segment): LabelledValue<number>[] {
  const amounts = amountsIn(segment)
  const isAllAmounts = amounts.length === (segment.text.match(/\S+/g)?.length ?? 0)
  if (isAllAmounts) return amounts
  const first = amount(segment.text)
  return first ? [{ value: first.value, span: { segment, start: 0, end: first.length } }] : []
}

const amountsIn = (segment: Segment): LabelledValue<number>[] =>
  [...segment.text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const found = amount(word)
    return found ? [{ value: found.value, span: { segment, start: index, end: index + found.length } }] : []
  })

/** Whether a subtotal, or the taxable amounts of all rates, and some of the taxes add up to the total. */
function isAddedUp(lines: readonly Line[], total: number, isRecognised: boolean): boolean {
  if (readLabelled(lines, sumLabels, amount).some(labelled => lastOfRow(lines, labelled)?.value === total)) return true
  const taxes = readLabelled(lines, taxLabels, amount)
  const withheld = readWithheld(lines)
  const taxable = valuesOf(readLabelled(lines, taxableLabels, amount))
  const bases = [
    ...valuesOf(readLabelled(lines, subtotalLabels, amount)),
    ...(taxable.length > 0 ? [sum(taxable)] : []),
  ]
  // Without any tax line the subtotal would confirm itself only where tax is not charged at all.
  if (taxes.length === 0 && findLabels(lines, taxLabels).length > 0) return false
  return bases.some(base =>
    subsetSums(valuesOf(taxes).slice(0, 8)).some(tax =>
      // Without tax and what is withheld, a sum is the same number again.
      withheld.some(minus => base + tax - minus === total && !(isRecognised && tax === 0 && minus === 0)),
    ),
  )
}

/**
 * What may be withheld from the total: nothing, or a sum of the document. Some write it as one to be taken off, others
 * as one to be paid.
 */
export const readWithheld = (lines: readonly Line[]): readonly number[] =>
  [...new Set([0, ...valuesOf(readLabelled(lines, withheldLabels, amountOff)).map(Math.abs)])].slice(0, mostWithheld)
// A file may be made to hold any number of them.
const mostWithheld = 8

const valuesOf = (readings: readonly LabelledValue<number>[]): number[] => readings.map(({ value }) => value)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const subsetSums = (values: readonly number[]): number[] =>
  values.reduce((sums, value) => [...sums, ...sums.map(other => other + value)], [0]).slice(values.length > 0 ? 1 : 0)

// The latter are what a △ is taken for in a picture.
const amountPattern =
  /^(?:金|JPY)?\s*([-−▲△]\s*|[ムへヘ人厶ん∆Δ]{1,3})?[¥\\]?\s*([-−▲△]\s*)?(\d{1,3}(?:,\s?\d{3})+|\d+)(?![\d,]|\.\d|\s\d|\s*[%件個年月/]|\s*-\s*\d)/i

/**
 * Whole yen at the start of a text: ¥607,200、607,200円、金607,200円也、below nothing with a minus or a triangle before them.
 */
export const amount: ValueParser<number> = text => {
  const match = amountPattern.exec(text)
  if (!match?.[3]) return null
  const value = Number(match[3].replace(/[,\s]/g, ''))
  if (!Number.isSafeInteger(value) || value > 99_999_999_999) return null
  // -607,200- is framed against forgery.
  const isBelowNothing = (match[1] ?? match[2]) !== undefined && !/^\s*[-−]/.test(text.slice(match[0].length))
  return { value: isBelowNothing ? -value : value, length: match[0].length }
}

/** What is taken off: in a picture its minus is read as any stroke. */
const amountOff: ValueParser<number> = text => amount(text.replace(/^[ー―—–‐一](?=\s*[¥\\]?\d)/, '-'))

const markedAmount: ValueParser<number> = text => {
  const mark = /^\p{sc=Han}{1,2}(?=\d)/u.exec(text)
  return mark && !/[金計]$/.test(mark[0]) ? amount(text.slice(mark[0].length)) : null
}
