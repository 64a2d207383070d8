import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { displayPhoneNumber, isPhoneNumber } from './phone-number.ts'

test('leaves what is no Japanese phone number as it is', () => {
  for (const text of ['', '12345', '03-1234', '00312345678', '不明']) assert.equal(displayPhoneNumber(text), text)
})

test('refuses a mobile number that lacks a digit', () => {
  assert.equal(isPhoneNumber('0901234567'), false)
  assert.equal(isPhoneNumber('09012345678'), true)
  assert.equal(isPhoneNumber('0120444444'), true)
})

test('puts hyphens where the area code ends, at any length and however it was typed', () => {
  const shown = [
    '0352180110',
    '0752345678',
    '0463123456',
    '0980212345',
    '09012345678',
    '05012345678',
    '0120123456',
    '0570012345',
    '+81 3-5218-0110',
    '０３（５２１８）０１１０',
  ]
  assert.deepEqual(shown.map(displayPhoneNumber), [
    '03-5218-0110',
    '075-234-5678',
    '0463-12-3456',
    '09802-1-2345',
    '090-1234-5678',
    '050-1234-5678',
    '0120-123-456',
    '0570-012-345',
    '03-5218-0110',
    '03-5218-0110',
  ])
})

// Area codes change: where this fails, take over the library's groups into phone-number-groups.ts.
test('groups every number as libphonenumber does', () => {
  const differing: string[] = []
  for (let start = 100_000; start < 1_000_000; start += 37) {
    for (const digits of [`0${start}456`, `0${start}4567`]) {
      const expected = isPhoneNumber(digits) && parsePhoneNumberFromString(digits, 'JP')?.formatNational()
      if (expected && expected.includes('-') && expected !== displayPhoneNumber(digits))
        differing.push(`${digits} ${expected} ${displayPhoneNumber(digits)}`)
    }
  }
  assert.deepEqual(differing, [])
})
