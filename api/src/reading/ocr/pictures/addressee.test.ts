import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { addresseePlaces } from './addressee-places.ts'
import { holderPlaces } from './holder-places.ts'
import { type PassFields, vote } from './vote.ts'

type Read = readonly [engine: PassFields['engine'], value: string | null]

/** What is voted on the addressee. */
function payerOf(...read: readonly Read[]): string {
  const passes = read.map(([engine, value]): PassFields => ({
    engine,
    fields: { payer_name: { value, confidence: value === null ? 'not_read' : 'check', place: null } } as OcrFields,
  }))
  const { value, confidence } = vote(passes).payer_name
  return `${value} ${confidence}`
}
const sample = '株式会社サンプル商事 check'

// 桂弐会社サンプル商事, 株式会社サンブ商事: kanji and kana of the first engine, which alone read addressees.
test('an addressee is the one that the engine for lines reads, where both mean the same', () => {
  assert.equal(payerOf(['words', '株式会社サンブ商事'], ['kana', '株式会社サンプル商事']), sample)
  assert.equal(payerOf(['words', '桂弐会社サンプル商事'], ['kana', '株式会社サンプル商事']), sample)
  assert.equal(payerOf(['words', 'サン'], ['kana', '株式会社サンプル商事']), sample)
  assert.equal(payerOf(['words', null], ['kana', '株式会社サンプル商事']), sample)
})

test('an addressee stays where the other engine reads another firm or no firm', () => {
  assert.equal(payerOf(['words', '株式会社サンプル商事'], ['kana', '小金原予防医学株式会社']), sample)
  assert.equal(payerOf(['words', '株式会社サンプル商事'], ['kana', '株 会社サンプル']), sample)
  assert.equal(payerOf(['words', '株式会社サンプル商事'], ['kana', null]), sample)
})

test('of passes of one engine the addressee is that which has its legal form', () => {
  assert.equal(payerOf(['words', '桂弐会社サンプル商事'], ['words', '株式会社サンプル商事']), sample)
  assert.equal(payerOf(['words', 'サンプル商店'], ['words', '株式会社高千穂運輸']), 'サンプル商店 check')
})

test('an addressee has no spaces that another pass did not see', () => {
  assert.equal(payerOf(['words', '株式会社サンプル商事 鈴務部'], ['kana', '株式会社サン プル商 事']), sample)
  assert.equal(
    payerOf(['words', '株式会社サンブ商事'], ['kana', '株式会社 サンプル商事']),
    '株式会社 サンプル商事 check',
  )
})

const isAsked = (places: ReturnType<typeof addresseePlaces>, x: number, y: number): boolean =>
  places.some(box => Math.abs(box.x * 100 - x) < 6 && Math.abs(box.y * 100 - y) < 1)

test('the kana engine reads what looks like an addressee, and the head where nothing does', () => {
  const far: Text = [10, 60, '下記のとおりご請求いたします']
  const named = addresseePlaces(linesOf([10, 10, '株式会社サンプル商事 御中'], [60, 20, '青葉株式全社'], far))
  assert.ok(isAsked(named, 12, 10) && isAsked(named, 62, 20))
  assert.ok(!isAsked(named, 12, 15) && !isAsked(named, 12, 60))
  const lost = addresseePlaces(linesOf(far))
  assert.ok([4, 10, 15, 30].every(y => isAsked(lost, 12, y)))
})

test('the kana engine reads an account whose bank was not read, and other accounts of a paper', () => {
  const account: Text = [10, 50, '三井住友雪大久保支店(426)']
  assert.ok(isAsked(holderPlaces(linesOf(account, [10, 90, '備考']), null), 12, 50))
  const lines = linesOf([10, 50, '北洋銀行栗山支店 普通 2223586'], [10, 52, '金沢信用金庫小立野支店 普通 5920252'])
  const [first, second] = lines.map(line => ({ segment: line[0] as (typeof line)[0], start: 0, end: 4 }))
  assert.ok(first && second)
  const bank = { value: { code: '0501', name: '北洋銀行', short_name: '北洋' }, confidence: 'agreed' } as const
  assert.ok(isAsked(holderPlaces(lines, { ...bank, span: first, others: [second] }), 12, 52))
})
