import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptedBrandNames,
  findBrand,
  hasBrandLength,
  hasValidCheckDigit,
  isAccepted,
  isUnknownBrand,
  longestNumber,
} from './card-brands.ts'

test('knows of a card what the package knows of its brand', () => {
  const { brand, niceType, gaps, lengths, code } = findBrand('4')!
  assert.deepEqual(
    { brand, niceType, gaps, lengths, code },
    { brand: 'VISA', niceType: 'Visa', gaps: [4, 8, 12], lengths: [16, 18, 19], code: { name: 'CVV', size: 3 } },
  )
  const amex = findBrand('37')!
  assert.deepEqual([amex.gaps, amex.lengths, amex.code], [[4, 10], [15], { name: 'CID', size: 4 }])
})

test('takes JCB and Visa alone, in the lengths of their brand', () => {
  assert.deepEqual(
    ['35', '4', '5', '37', '36'].map(digits => isAccepted(findBrand(digits)!)),
    [true, true, false, false, false],
  )
  assert.equal(acceptedBrandNames, 'JCBまたはVisa')
  assert.deepEqual(
    ['4'.repeat(16), '4'.repeat(17)].map(digits => hasBrandLength(findBrand(digits)!, digits)),
    [true, false],
  )
  assert.deepEqual(['', '3', '35', '37', '5'].map(longestNumber), [19, 19, 19, 15, 16])
})

test('names the brand by the five prefixes of the specification, and by no other', () => {
  const brands = ['35', '4', '5', '37', '36', '3', '30', '34', '2221', '62', ''].map(digits => findBrand(digits)?.brand)
  assert.deepEqual(brands, ['JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS', ...Array(6).fill(undefined)])
})

test('gives a first digit that may still become a brand of ours its chance', () => {
  assert.deepEqual(['3', '4', '31', '6', '0'].map(isUnknownBrand), [false, false, true, true, true])
})

test('refuses a number whose check digit is wrong', () => {
  assert.equal(hasValidCheckDigit('4111111111111112'), false)
  assert.equal(hasValidCheckDigit('4111111111111111'), true)
  assert.equal(hasValidCheckDigit('378282246310005'), true)
})
