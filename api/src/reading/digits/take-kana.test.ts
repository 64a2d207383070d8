import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut } from '../ocr/fields/lines/layout.ts'
import type { DigitLine } from './protocol.ts'
import { withAllOf, withKanaOf } from './take-kana.ts'

const turn = { width: 1600, height: 2300, page: { width: 1600, height: 2300 }, turnedBy: 0, skew: 0 }
const pitch = 22

const wordsAt = (x: number, y: number, text: string) =>
  [...text].map((character, at) => ({
    text: character,
    confidence: 95,
    x0: x + at * pitch,
    x1: x + at * pitch + pitch - 2,
    y0: y,
    y1: y + 22,
  }))

/** @param gaps how much wider than usual the step behind a character is, in pixels */
const kanaAt = (x: number, y: number, text: string, gaps: Readonly<Record<number, number>> = {}): DigitLine => ({
  box: {
    x: (x - 4) / turn.width,
    y: (y - 5) / turn.height,
    width: ([...text].length * pitch + 8) / turn.width,
    height: 32 / turn.height,
  },
  characters: [...text].map((character, at) => ({
    text: character,
    x: (x + (at + 0.5) * pitch + shiftOf(at, gaps)) / turn.width,
  })),
})

const shiftOf = (at: number, gaps: Readonly<Record<number, number>>): number =>
  Object.entries(gaps).reduce((sum, [behind, gap]) => sum + (Number(behind) < at ? gap : 0), 0)

const textsOf = (words: readonly ReturnType<typeof wordsAt>[], kana: readonly DigitLine[]): string[][] =>
  layOut([withKanaOf({ page: 1, turn, lines: words }, { turn, kana })]).map(line => line.map(({ text }) => text))

test('a line that the model for kana has read stands as it read it, others as they were', () => {
  assert.deepEqual(
    textsOf(
      [wordsAt(100, 100, '口座名義力)工ルネスクロジスティクス'), wordsAt(100, 200, '合計98,000円')],
      [kanaAt(100, 100, '口座名義カ）エルネスタロジスティクス')],
    ),
    [['口座名義カ)エルネスタロジスティクス'], ['合計98,000円']],
  )
})

test('a line is taken as far as its box goes, and one that was not seen before is put in', () => {
  assert.deepEqual(
    textsOf(
      [wordsAt(100, 100, '口座名義').concat(wordsAt(500, 100, 'が包禄天'))],
      [kanaAt(500, 100, 'カ）ホクト'), kanaAt(100, 300, 'ケンセツ')],
    ),
    [['口座名義', 'カ)ホクト'], ['ケンセツ']],
  )
})

test('cells stay apart where a rule of the table stood between them', () => {
  assert.deepEqual(textsOf([wordsAt(100, 100, '力)ホクト|ュ)クルリ')], [kanaAt(100, 100, 'カ）ホクト　ユ）グルリ')]), [
    ['カ)ホクト', 'ユ)グルリ'],
  ])
})

test('a rule before a name is no long vowel, and a round letter among kana is none', () => {
  assert.deepEqual(textsOf([wordsAt(100, 100, 'ハクOコンサルO1')], [kanaAt(100, 100, 'ーハクOコンサルO1')]), [
    ['ハクロコンサルO1'],
  ])
  assert.deepEqual(textsOf([wordsAt(100, 100, 'ハクOOスタジオ')], [kanaAt(100, 100, 'ハクOOスタジオ')]), [
    ['ハクロロスタジオ'],
  ])
  assert.deepEqual(textsOf([wordsAt(100, 100, '0023696ド)ハク')], [kanaAt(100, 100, '0023ó9óド）ハク')]), [
    ['0023696ド)ハク'],
  ])
})

test("a person's name is read apart where one step stands out, a firm's never", () => {
  const read = (text: string, gaps: Readonly<Record<number, number>>) =>
    textsOf([wordsAt(100, 100, text)], [kanaAt(100, 100, text, gaps)]).flat()
  assert.deepEqual(read('ニシオケンイチロウ', { 2: 9 }), ['ニシオ ケンイチロウ'])
  // As rough as all places are.
  assert.deepEqual(read('ニシオケンイチロウ', { 2: 4, 4: -4 }), ['ニシオケンイチロウ'])
  // Two steps stand out, and the first character alone is no name.
  assert.deepEqual(read('ニシオケンイチロウ', { 2: 9, 5: 9 }), ['ニシオケンイチロウ'])
  assert.deepEqual(read('ニシオケンイチロウ', { 0: 9 }), ['ニシオケンイチロウ'])
  assert.deepEqual(read('タカチホミナミウンユ（カ', { 3: 9 }), ['タカチホミナミウンユ(カ'])
  for (const firm of ['カ)タカチホミナミウンユ', 'カ)ABCシステムズ', 'カ)スーパ-マルエツ', 'イノウエ・ショウテン(カ'])
    assert.deepEqual(read(firm, { 7: 9 }), [firm])
  assert.deepEqual(read('名義(カナ)ニシオケンイチロウ', { 8: 9 }), ['名義(カナ)ニシオ ケンイチロウ'])
})

// ユ二ゾンベル, with the kanji for two, was no name, and the other engine's guess stood.
test('kanji that look like kana are such among kana, and elsewhere stay', () => {
  const words = wordsAt(100, 100, 'ュ一ゾンベ')
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, 'ユ二ゾン八')]), [['ユニゾン八']])
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, 'ソ口ノ力タ')]), [['ソロノカタ']])
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, 'コガネ川ラ')]), [['コガネハラ']])
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, '二口口座力')]), [['二口口座力']])
})

test('a stroke behind the kana of a legal form is its bracket, and none within a name', () => {
  const words = wordsAt(100, 100, 'ュ一ゾンベ')
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, 'ユ!シノメ')]), [['ユ)シノメ']])
  assert.deepEqual(textsOf([words], [kanaAt(100, 100, 'シノノメ!ド')]), [['シノノメ!ド']])
})

const wholeTextsOf = (...[words, kana, lines = []]: [...Parameters<typeof textsOf>, lines?: readonly DigitLine[]]) =>
  layOut([withAllOf({ page: 1, turn, lines: words }, { page: 1, turn, kana, lines })]).map(line =>
    line.map(({ text }) => text),
  )

test('a page of which all was read has the digits of the model that was made for them', () => {
  assert.deepEqual(
    wholeTextsOf(
      [wordsAt(100, 100, '放電共久')],
      [kanaAt(100, 100, '20261l12発行')],
      [kanaAt(100, 100, '20261112殳行')],
    ),
    [['20261112発行']],
  )
})

// 2No.2026112247: the first engine saw a 2 in the edge of a box that the other one read.
test('beside a line nothing is left of what the first engine saw of it', () => {
  const words = [wordsAt(78, 100, '2'), wordsAt(500, 100, '合計'), wordsAt(100, 200, '御中')]
  assert.deepEqual(wholeTextsOf(words, [kanaAt(110, 100, '請求')]), [['請求', '合計'], ['御中']])
})

test('the zero of N0. is a letter', () => {
  assert.deepEqual(textsOf([wordsAt(100, 100, '普通')], [kanaAt(100, 100, '普通N0.4347548')]), [['普通No. 4347548']])
  assert.deepEqual(textsOf([wordsAt(100, 100, '普通')], [kanaAt(100, 100, 'N04347548')]), [['N04347548']])
})
