import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jst } from '../testing/card-server.ts'
import { brandProblemOf, rules } from './rules.ts'

const now = jst('2026-11-30T23:59:59')

test('tells a brand that is not accepted while it is typed', () => {
  assert.match(brandProblemOf('55') ?? '', /^Mastercardはご利用いただけません/)
  assert.match(brandProblemOf('6011') ?? '', /^このカードはご利用いただけません/)
  assert.equal(brandProblemOf('3'), undefined)
})

test('says what is wrong with a number', () => {
  const problem = (value: string) => rules.number(value, now)
  assert.equal(problem(''), 'カード番号を入力してください。')
  assert.match(problem('4111 1111 1111') ?? '', /桁数/)
  assert.match(problem('4111 1111 1111 1112') ?? '', /^カード番号が正しくありません/)
  assert.equal(problem('4111 1111 1111 1111'), undefined)
})

test('keeps a card good until the last second of its month in Japan', () => {
  assert.equal(rules.expire('11/26', now), undefined)
  assert.match(rules.expire('11/26', jst('2026-12-01T00:00:00')) ?? '', /^有効期限が切れています/)
})

test('refuses a month that does not exist and a year out of reach', () => {
  assert.match(rules.expire('13/28', now) ?? '', /^有効期限が正しくありません/)
  assert.match(rules.expire('01/99', now) ?? '', /^有効期限が正しくありません/)
  assert.match(rules.expire('1', now) ?? '', /4桁/)
})

test('refuses a name that 3-D Secure cannot carry', () => {
  const problems = ['', 'T', '山田 太郎', 'T'.repeat(46)].map((name) => rules.name(name, now))
  assert.ok(problems.every(Boolean))
  assert.equal(rules.name("TARO O'HARA", now), undefined)
})
