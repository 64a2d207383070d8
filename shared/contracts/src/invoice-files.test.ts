import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'valibot'
import { OcrFields } from './invoice-files.ts'

test('a reading of before the amounts of each class says that nobody read them', () => {
  const notRead = { value: null, confidence: 'not_read', place: null }
  const later = ['standard_taxable_amount', 'reduced_taxable_amount', 'nontaxable_amount']
  const names = Object.keys(OcrFields.entries)
  const earlier = names.filter(name => !later.includes(name)).map(name => [name, notRead])
  const parsed = parse(OcrFields, Object.fromEntries(earlier))
  assert.deepEqual(parsed, Object.fromEntries(names.map(name => [name, notRead])))
})
