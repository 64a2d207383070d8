import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandProblemOf, codeOf, rules, type CardInput, type FieldName } from './rules.ts'

const jst = (text: string) => new Date(`${text}+09:00`)
const now = jst('2026-11-30T23:59:59')
const empty = { number: '', expire: '', code: '', name: '' }
const problemOf = (field: FieldName, value: string, others: Partial<CardInput> = {}, at = now) =>
  rules[field]({ ...empty, ...others, [field]: value }, at)

test('reports a brand that is not accepted while it is typed', () => {
  assert.match(brandProblemOf('55') ?? '', /^Mastercardはご利用いただけません/)
  assert.match(brandProblemOf('6011') ?? '', /^このカードはご利用いただけません/)
  assert.equal(brandProblemOf('3'), undefined)
})

test('says what is wrong with a number', () => {
  const problem = (value: string) => problemOf('number', value)
  assert.equal(problem(''), 'カード番号を入力してください。')
  assert.match(problem('4111 1111 1111') ?? '', /桁数/)
  assert.match(problem('4111 1111 1111 1112') ?? '', /^カード番号が正しくありません/)
  assert.equal(problem('4111 1111 1111 1111'), undefined)
})

test('accepts a card until the last second of its month in Japan', () => {
  assert.equal(problemOf('expire', '11/26'), undefined)
  assert.match(problemOf('expire', '11/26', {}, jst('2026-12-01T00:00:00')) ?? '', /^有効期限が切れています/)
})

test('refuses a month that does not exist and a year out of reach', () => {
  assert.match(problemOf('expire', '13/28') ?? '', /^有効期限が正しくありません/)
  assert.match(problemOf('expire', '01/99') ?? '', /^有効期限が正しくありません/)
  assert.match(problemOf('expire', '1') ?? '', /4桁/)
})

test('refuses a name that 3-D Secure cannot carry', () => {
  const problems = ['', 'T', '山田 太郎', 'T'.repeat(46)].map(name => problemOf('name', name))
  assert.ok(problems.every(Boolean))
  assert.equal(problemOf('name', "TARO O'HARA"), undefined)
})

test('asks for as many digits of the security code as the brand of the number has', () => {
  assert.deepEqual(['', '3', '4111', '3782'].map(codeOf), [
    { name: 'CVV', size: 3 },
    { name: 'CVV', size: 3 },
    { name: 'CVV', size: 3 },
    { name: 'CID', size: 4 },
  ])
  assert.match(problemOf('code', '1234', { number: '4111' }) ?? '', /3桁/)
  assert.match(problemOf('code', '123', { number: '3782' }) ?? '', /4桁/)
  assert.equal(problemOf('code', '123', { number: '4111' }), undefined)
})
