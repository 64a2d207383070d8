import type { PageText } from '../../platform/pdf/public.ts'
import {
  levelLinesOf,
  type RecognisedPage,
  repairDigits,
  setApart,
  type Symbol,
  typeset,
} from '../recognition/public.ts'
import type { PlacedText } from './align.ts'
import { emOf, middleOf, type PlacedLine, placeLine, symbolAt, symbolsIn } from './placed-line.ts'
import type { DigitPage } from './protocol.ts'
import { withDigitsIn } from './take-digits.ts'

const [kanaWidth, digitWidth] = [0.8, 0.56]

const isFigure = (character: PlacedText): boolean => /^[\d.,:/¥%-]$/.test(character.text)

const isKana = (character: PlacedText | undefined): boolean => /^[ァ-ヶ]$/.test(character?.text ?? '')

const isRound = (character: PlacedText): boolean => /^[O0]$/.test(character.text)
/** 6 in some typefaces. */
const asSix = /^[óÓ]$/

/** Kanji that are kana where they stand among such. */
const asKana: Readonly<Record<string, string>> = {
  二: 'ニ',
  口: 'ロ',
  力: 'カ',
  工: 'エ',
  夕: 'タ',
  八: 'ハ',
  川: 'ハ',
  三: 'ミ',
  卜: 'ト',
  千: 'チ',
  才: 'オ',
}
/** The kana of a legal form before its bracket. */
const mostForm = 3

const isKanaLike = (character: PlacedText | undefined): boolean =>
  isKana(character) || /^[ー()（）]$/.test(character?.text ?? '') || asKana[character?.text ?? ''] !== undefined

/** A rule before a name looks like a long vowel, and ロ among kana like one or two letters or digits. */
const spelled = (characters: readonly PlacedText[]): PlacedText[] =>
  characters
    .filter(({ text }) => text.trim() !== '')
    .filter(({ text }, at) => at > 0 || !/^[ー-]$/.test(text))
    .map((character, at, all) =>
      isRound(character) &&
      isKana(all.slice(0, at).findLast(other => !isRound(other))) &&
      isKana(all.slice(at).find(other => !isRound(other)))
        ? { ...character, text: 'ロ' }
        : character,
    )
    .map((character, at, all) => {
      const kana = asKana[character.text]
      const isAmongKana =
        isKanaLike(all[at - 1]) && isKanaLike(all[at + 1]) && (isKana(all[at - 1]) || isKana(all[at + 1]))
      if (kana !== undefined && isAmongKana) return { ...character, text: kana }
      // The bracket of ユ）, the legal form before a name.
      const isBracket = /^[!！]$/.test(character.text) && at <= mostForm && isKana(all[at - 1]) && isKana(all[at + 1])
      return isBracket ? { ...character, text: ')' } : character
    })
    .map(character => (asSix.test(character.text) ? { ...character, text: '6' } : character))
    .map((character, at, all) => {
      // N0.4347548
      const isOfNo =
        character.text === '0' && /^N$/i.test(all[at - 1]?.text ?? '') && /^[.,:]$/.test(all[at + 1]?.text ?? '')
      return isOfNo ? { ...character, text: 'o' } : character
    })

/** Of the usual step from kana to kana; places are rough by a quarter of it. */
const wideStep = 1.3
const usualStep = 1.25
/** Of the size of the type: in half-width kana the places are too rough. */
const fullWidth = 0.75

/**
 * A person's name that is written apart, as ニシオ ケンイチロウ: the space is narrower than the places of kana, but the one step
 * that stands out.
 */
function withSpace(characters: readonly PlacedText[], em: number): PlacedText[] {
  const steps = characters.slice(1).map(({ x }, at) => x - (characters[at]?.x ?? x))
  const widest = Math.max(...steps)
  const at = steps.indexOf(widest) + 1
  const others = steps.filter((_, index) => index !== at - 1)
  const usual = others.reduce((sum, step) => sum + step, 0) / others.length
  const isApart =
    at >= 2 &&
    characters.length - at >= 2 &&
    usual > em * fullWidth &&
    widest > usual * wideStep &&
    Math.max(...others) < usual * usualStep
  const [before, next] = [characters[at - 1], characters[at]]
  return isApart && before && next
    ? [...characters.slice(0, at), { text: ' ', x: (before.x + next.x) / 2 }, ...characters.slice(at)]
    : [...characters]
}

/** The same of each name in a line that is no firm's, with a legal form: those are written in one. */
const withSpaces = (characters: readonly PlacedText[], em: number): PlacedText[] =>
  runsOf(characters).flatMap((run, at, all) => {
    const textOf = (index: number) => (all[index] ?? []).map(({ text }) => text).join('')
    const isOfFirm =
      all[at + 1]?.[0]?.text === '(' ||
      (textOf(at - 1).endsWith(')') && /^[ァ-ヶ]{1,3}$/.test(textOf(at - 2)) && textOf(at - 2) !== 'カナ')
    return run.every(({ text }) => /^[ァ-ヶー]$/.test(text)) && !isOfFirm ? withSpace(run, em) : run
  })

/** Characters that a name may have apart from all others. */
function runsOf(characters: readonly PlacedText[]): PlacedText[][] {
  const runs: PlacedText[][] = []
  for (const character of characters) {
    const run = runs.at(-1)
    if (run && isOfName(character) === isOfName(run[0])) run.push(character)
    else runs.push([character])
  }
  return runs
}

const isOfName = (character: PlacedText | undefined): boolean => /^[ァ-ヶー・.A-Z0-9-]$/i.test(character?.text ?? '')

/** Cells begin where they began among what the first engine saw. */
function withCells(symbols: readonly Symbol[], seen: readonly Symbol[]): Symbol[] {
  const starts = seen.filter(({ isCellStart }) => isCellStart).map(({ x0 }) => x0)
  const rowOf = (symbol: Symbol): number => starts.filter(start => start < middleOf(symbol)).length
  return symbols.map((symbol, at) => {
    const before = symbols[at - 1]
    return { ...symbol, isCellStart: rowOf(symbol) > (before ? rowOf(before) : 0) }
  })
}

/**
 * The text of a page with whole lines of the second engine in place of the first one's, as far as they were asked for
 * by their kana. Its digits are no second opinion on those of the model for digits.
 */
export const withKanaOf = (page: RecognisedPage, read: Pick<DigitPage, 'kana' | 'turn'>): PageText =>
  typeset(page, withLinesOf(page, read))

/**
 * The text of a page of which every line was read by the model for kana, and those with digits by the one for these.
 */
export function withAllOf(page: RecognisedPage, read: DigitPage): PageText {
  const boxes = read.kana.map(line => placeLine(line, read.turn, page.turn))
  const lines = withLinesOf(page, read, symbol => boxes.some(box => isBeside(symbol, box)))
  return typeset(page, withDigitsIn(lines.map(repairDigits), read, page.turn))
}

/** What the first engine saw just outside of a line, as a part of it that the other one read: 2 of a No. */
function isBeside(symbol: Symbol, { left, right, top, bottom }: PlacedLine): boolean {
  const [x, y, slack] = [middleOf(symbol), (symbol.y0 + symbol.y1) / 2, (bottom - top) * speckSlack]
  return x > left - slack && x < right + slack && y > top && y < bottom
}
const speckSlack = 0.8

function withLinesOf(
  page: RecognisedPage,
  { kana, turn }: Pick<DigitPage, 'kana' | 'turn'>,
  isLeftOut = (_: Symbol): boolean => false,
): Symbol[][] {
  const words = levelLinesOf(page).map(setApart)
  const all = words.flat()
  const taken = new Map<Symbol, readonly Symbol[]>()
  const alone: Symbol[][] = []
  for (const line of kana.map(read => placeLine(read, turn, page.turn))) {
    const own = symbolsIn(line, all).filter(symbol => !taken.has(symbol))
    const symbols = withSpaces(spelled(line.characters), emOf(line)).map(character =>
      symbolAt(character, line, isFigure(character) ? digitWidth : kanaWidth),
    )
    const [first] = own
    if (!first) alone.push(symbols)
    for (const symbol of own) taken.set(symbol, symbol === first ? withCells(symbols, own) : [])
  }
  const others = (symbol: Symbol) => (isLeftOut(symbol) ? [] : [symbol])
  return [...words.map(line => line.flatMap(symbol => taken.get(symbol) ?? others(symbol))), ...alone]
}
