import creditCardType from 'credit-card-type'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardBrands, findBrand, hasValidCheckDigit, isAccepted, isUnknownBrand, longestCardNumber, securityCodeLength } from './card-brands.ts'

const typeNames = { JCB: 'jcb', VISA: 'visa', MASTER: 'mastercard', AMEX: 'american-express', DINERS: 'diners-club' } as const

test('agrees with credit-card-type on gaps, lengths and code lengths', () => {
  for (const brand of cardBrands) {
    const type = creditCardType.getTypeInfo(typeNames[brand.brand])
    assert.deepEqual(type.gaps, [...brand.gaps], brand.brand)
    if (!isAccepted(brand)) continue
    assert.deepEqual(type.lengths, [...brand.lengths], brand.brand)
    assert.equal(type.code.size, securityCodeLength, brand.brand)
    assert.ok(Math.max(...type.lengths) <= longestCardNumber)
  }
})

test('names the brand by its first digits', () => {
  const brands = ['35', '4', '5', '37', '36', '3056', '6'].map((digits) => findBrand(digits)?.brand)
  assert.deepEqual(brands, ['JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS', 'DINERS', undefined])
})

test('gives a first digit that may still become a brand of ours its chance', () => {
  assert.deepEqual(['3', '4', '31', '6', '0'].map(isUnknownBrand), [false, false, true, true, true])
})

test('refuses a number whose check digit is wrong', () => {
  assert.equal(hasValidCheckDigit('4111111111111112'), false)
  assert.equal(hasValidCheckDigit('4111111111111111'), true)
  assert.equal(hasValidCheckDigit('378282246310005'), true)
})
