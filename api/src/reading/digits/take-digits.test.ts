import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { layOut } from '../ocr/fields/lines/layout.ts'
import type { DigitPage } from './protocol.ts'
import { withDigitsOf } from './take-digits.ts'

const turn = { width: 1600, height: 2300, page: { width: 1600, height: 2300 }, turnedBy: 0, skew: 0 }
const pitch = 20
const start = 100

/** A line as the first engine gives it; all characters stand side by side. */
const wordsAt = (y: number, text: string) =>
  [...text].map((character, at) => ({
    text: character,
    confidence: 95,
    x0: start + at * pitch,
    x1: start + at * pitch + 12,
    y0: y,
    y1: y + 22,
  }))

/** The same line by the second engine: its box is higher, its places are a little off. */
const digitsAt = (y: number, text: string): DigitPage['lines'][number] => ({
  box: {
    x: (start - 8) / turn.width,
    y: (y - 6) / turn.height,
    width: ([...text].length * pitch + 8) / turn.width,
    height: 34 / turn.height,
  },
  characters: [...text].map((character, at) => ({ text: character, x: (start + at * pitch + 9) / turn.width })),
})

/** The same line as if its box began further right. */
const cutAt = (left: number, { box, characters }: DigitPage['lines'][number]): DigitPage['lines'][number] => ({
  box: { ...box, x: left / turn.width, width: box.x + box.width - left / turn.width },
  characters: characters.filter(({ x }) => x * turn.width > left),
})

function join(words: readonly [y: number, text: string][], digits: readonly [y: number, text: string][] | null) {
  const page = withDigitsOf(
    { page: 1, turn, lines: words.map(([y, text]) => wordsAt(y, text)) },
    digits && { turn, lines: digits.map(([y, text]) => digitsAt(y, text)) },
  )
  return layOut([page]).flat()
}
const textsOf = (...args: Parameters<typeof join>): string[] => join(...args).map(({ text }) => text)

describe('digits of the second engine among the words of the first', () => {
  test('leaves no digit that the second engine has not read', () => {
    assert.deepEqual(textsOf([[100, '合計1,112,566円']], null), ['合計□,□□□,□□□円'])
    assert.deepEqual(textsOf([[100, '合計1,112,566円']], [[300, '98,000']]), ['合計□,□□□,□□□円', '98,000'])
  })

  test('takes digits, and neither kanji nor kana', () => {
    assert.deepEqual(textsOf([[100, '合計1,112,566円']], [[100, '合汁1,112,560月']]), ['合計1,112,560円'])
    assert.deepEqual(textsOf([[100, '普通口座トノ7654321']], [[100, '普通口座卜丿1654327']]), ['普通口座トノ1654327'])
  })

  test('takes letters and marks that stand among digits', () => {
    assert.deepEqual(textsOf([[100, '番号INU一2O26-O456']], [[100, '番号INV-2026-0456']]), ['番号INV-2026-0456'])
  })

  test('leaves a kanji that looks like a digit or a letter what it is', () => {
    assert.deepEqual(textsOf([[100, '口座ロ1234567']], [[100, '口座D1234567']]), ['口座ロ1234567'])
    assert.deepEqual(textsOf([[100, '株式会社一丁目']], [[100, '株式会社1丁目']]), ['株式会社一丁目'])
  })

  // The end of 普通 was read as a 1, and seven digits became eight.
  test('leaves out what the box of a line cuts off a kanji', () => {
    const page = withDigitsOf(
      { page: 1, turn, lines: [wordsAt(100, '普通0098231')] },
      { turn, lines: [cutAt(start + pitch + 6, digitsAt(100, '普10098231'))] },
    )
    assert.deepEqual(
      layOut([page]).map(([line]) => line?.text),
      ['普通0098231'],
    )
  })

  test('puts in a digit that the first engine has not seen, and takes out one that is none', () => {
    assert.deepEqual(textsOf([[100, '合計112,560円']], [[100, '合計1,112,560円']]).join(''), '合計1,112,560円')
    assert.deepEqual(textsOf([[100, '合計1112,560円']], [[100, '合計112,560']]), ['合計112,560 円'])
  })

  // 2026 年 with a gap before 年: the box of the 6 reached to the end of the date, and 発行日 2026年11月3日 was lost.
  test('takes digits whose boxes the first engine has drawn over those that follow', () => {
    const text = '発行日2026年11月3日'
    const words = wordsAt(100, text).map((symbol, at) => (at === 6 ? { ...symbol, x1: symbol.x1 + 4 * pitch } : symbol))
    const page = withDigitsOf({ page: 1, turn, lines: [words] }, { turn, lines: [digitsAt(100, text)] })
    assert.deepEqual(
      layOut([page]).map(([line]) => line?.text),
      [text],
    )
  })

  test('gives the places of digits on the page', () => {
    const [line] = join([[100, '合計98,000円']], [[100, '合計98,000円']])
    assert.ok(line)
    const first = line.boxes[line.text.indexOf('9')]
    assert.ok(first && Math.abs(first.x * turn.width - (start + 2 * pitch)) < pitch / 2, JSON.stringify(first))
    assert.ok(Math.abs(first.y * turn.height - 100) < 8, JSON.stringify(first))
  })
})
