import assert from 'node:assert/strict'
import { test } from 'node:test'
import { corporateNumberOf, isCorporateNumber, toCorporateNumber, toRegistrationNumber } from './corporate-number.ts'
import { japanPostAccount } from './japan-post.ts'
import { displayPostalCode, postalDigits } from './postal-code.ts'
import { displayEraYear, westernYear } from '../calendar/japanese-era.ts'
import { isCalendarDay } from '../calendar/calendar.ts'

test('refuses a corporate number with one wrong digit or two swapped', () => {
  assert.equal(isCorporateNumber('4011001098994'), false)
  assert.equal(isCorporateNumber('4101001098993'), false)
  assert.equal(isCorporateNumber('401100109899'), false)
  assert.equal(isCorporateNumber('4011001098993'), true)
})

test('takes a corporate number from the T number that an invoice shows', () => {
  assert.equal(toCorporateNumber('ｔ４-0110-0109-8993'), '4011001098993')
  assert.equal(toCorporateNumber('4011 0010 98993'), '4011001098993')
  assert.equal(toCorporateNumber('T401100109899'), 'T401100109899')
})

test('adds the T to a T number that was typed without it', () => {
  assert.equal(toRegistrationNumber('ｔ４-0110-0109-8993'), 'T4011001098993')
  assert.equal(toRegistrationNumber('４011 0010 98993'), 'T4011001098993')
  assert.equal(toRegistrationNumber('401100109899'), '401100109899')
})

test('finds the corporate number in a T number, and none where the check digit fails', () => {
  assert.equal(corporateNumberOf('T3999953441906'), '3999953441906')
  assert.equal(corporateNumberOf('T3999953441907'), null)
  assert.equal(corporateNumberOf('3999953441906'), null)
})

test('reads a postal code in any width, with or without its mark and hyphen', () => {
  for (const typed of ['1000001', '〒100-0001', '〒 １００－０００１', '100ー0001'])
    assert.equal(postalDigits(typed), '1000001')
})

test('refuses a 記号 and 番号 that cannot belong together', () => {
  assert.equal(japanPostAccount('10180', '12345678'), null)
  assert.equal(japanPostAccount('30180', '12345671'), null)
})

test('derives branch, type and number from 記号 and 番号', () => {
  assert.deepEqual(japanPostAccount('10180', '12345671'), {
    branch_code: '018',
    account_type: 1,
    account_number: '1234567',
  })
  assert.deepEqual(japanPostAccount('00190', '123456'), {
    branch_code: '019',
    account_type: 2,
    account_number: '0123456',
  })
})

test('knows the first year of an era as 元年', () => {
  assert.equal(displayEraYear('2019-05-01'), '令和元年')
  assert.equal(displayEraYear('2019-04-30'), '平成31年')
  assert.equal(westernYear('R', 8), 2026)
  assert.equal(westernYear('慶応', 1), null)
})

test('knows days that do not exist', () => {
  assert.equal(isCalendarDay('2027-02-29'), false)
  assert.equal(isCalendarDay('2028-02-29'), true)
})

test('shows a postal code with mark and hyphen', () => {
  assert.equal(displayPostalCode('1000001'), '〒100-0001')
})
