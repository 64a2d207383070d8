import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillMissing, isIncomplete } from './fill-missing.ts'

type Values = Partial<Record<keyof OcrFields, string | number | null>>

const whole = {
  issuer_name: '青葉デザイン株式会社',
  registration_number: 'T5999998954133',
  invoice_number: 'A-1201',
  issue_date: '2026-10-31',
  due_date: '2026-11-30',
  total_amount: 110_000,
  standard_taxable_amount: 100_000,
  reduced_taxable_amount: null,
  nontaxable_amount: null,
  standard_tax_amount: 10_000,
  reduced_tax_amount: null,
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
  payer_name: '株式会社サンプル商事',
} satisfies Values

const fieldsOf = (values: Values, confidence = 'agreed'): OcrFields =>
  Object.fromEntries(
    Object.entries({ ...whole, ...values }).map(([name, value]) => [
      name,
      { value, confidence: value === null ? 'not_read' : confidence, place: null },
    ]),
  ) as unknown as OcrFields

/** What is filled in where the other reading has all. */
function filled(known: Values, read: Values = {}, confidence?: string): Values {
  const before = fieldsOf(known, confidence)
  const after = fillMissing(before, fieldsOf(read))
  const changed = (Object.keys(after) as (keyof OcrFields)[]).filter(name => after[name] !== before[name])
  for (const name of changed) assert.notEqual(after[name].confidence, 'agreed', name)
  return Object.fromEntries(changed.map(name => [name, after[name].value]))
}

test('fills in what was not read, to be checked, and leaves what was', () => {
  assert.deepEqual(filled({ due_date: null, invoice_number: null }, { total_amount: 990 }), {
    due_date: whole.due_date,
    invoice_number: whole.invoice_number,
  })
  assert.deepEqual(filled({}, { due_date: '2026-12-25', payer_name: '株式会社サンブル商事' }), {})
})

test('fills in no part of another account', () => {
  const lost = { account_number: null, branch_code: null }
  assert.deepEqual(filled(lost), { account_number: '1234567', branch_code: '001' })
  assert.deepEqual(filled(lost, { bank_code: '0005' }), {})
  assert.deepEqual(filled(lost, { bank_code: null }), {})
  assert.deepEqual(filled({ bank_code: null }, { account_number: '7654321' }), {})
  assert.deepEqual(filled({ bank_code: null }, { account_number: null }), { bank_code: '0001' })
  assert.deepEqual(filled({ bank_code: null, account_number: null }, { bank_code: '0005' }), {
    bank_code: '0005',
    account_number: '1234567',
  })
})

// Two accounts in seven points: the first engine read the number of the second, and the whole page has the first whole.
test('takes an account as a whole in place of a lone number to be checked', () => {
  const alone = { bank_code: null, bank_name: null, branch_code: null, branch_name: null, account_number: '7654321' }
  const account = { bank_code: '0001', bank_name: 'みずほ銀行', branch_code: '001', branch_name: '東京営業部' }
  assert.deepEqual(filled(alone, {}, 'check'), { ...account, account_number: '1234567' })
  assert.deepEqual(filled(alone), {})
  assert.deepEqual(filled(alone, { branch_code: null }, 'check'), {})
})

test('fills in amounts of classes only where they are of the same total', () => {
  const lost = { standard_taxable_amount: null, standard_tax_amount: null }
  assert.deepEqual(filled(lost), { standard_taxable_amount: 100_000, standard_tax_amount: 10_000 })
  assert.deepEqual(filled(lost, { total_amount: 220_000 }), {})
})

// A total of 461 stood beside two classes that made up 1,145,971.
test('takes a total that its classes make up in place of one to be checked that none do', () => {
  const misread = { total_amount: 461, standard_taxable_amount: null }
  const sum = { total_amount: 110_000, standard_taxable_amount: 100_000, standard_tax_amount: 10_000 }
  assert.partialDeepStrictEqual(filled(misread, {}, 'check'), {
    total_amount: 110_000,
    standard_taxable_amount: 100_000,
  })
  assert.deepEqual(filled(misread), {})
  assert.deepEqual(filled({ ...sum, total_amount: 461 }, { standard_tax_amount: 9_000 }, 'check'), {})
  // With what was carried over.
  assert.deepEqual(filled({ total_amount: 129_580 }, {}, 'check'), {})
})

test('fills in the number of an invoice in place of its own day', () => {
  assert.deepEqual(filled({ invoice_number: '2026/10/31' }, {}, 'check'), { invoice_number: 'A-1201' })
  assert.deepEqual(filled({ invoice_number: '2026/10/31' }), {})
})

test('fills in no day that is on the wrong side of the other one, and nobody who bills himself', () => {
  assert.deepEqual(filled({ issue_date: null }, { issue_date: '2026-11-30' }), {})
  assert.deepEqual(filled({ due_date: null }, { due_date: '2026-10-31' }), {})
  assert.deepEqual(filled({ payer_name: null }, { payer_name: whole.issuer_name }), {})
})

// A sum below nothing has a place and no value: it gives money back.
test('fills in no total where a pass saw one below nothing', () => {
  const known = fieldsOf({ total_amount: null })
  const place = { page: 1, x: 0, y: 0, width: 0.1, height: 0.1 }
  const credit: OcrFields = { ...known, total_amount: { value: null, confidence: 'not_read', place } }
  assert.equal(fillMissing(credit, fieldsOf({})).total_amount.value, null)
})

test('a reading lacks something where a field is missing or an amount has no tax', () => {
  assert.equal(isIncomplete(fieldsOf({})), false)
  assert.equal(isIncomplete(fieldsOf({ due_date: null })), true)
  assert.equal(isIncomplete(fieldsOf({ standard_tax_amount: null })), true)
  assert.equal(isIncomplete(fieldsOf({ total_amount: 461 }, 'check')), true)
  // With what was carried over, and without tax that is withheld.
  for (const total_amount of [129_580, 99_790]) assert.equal(isIncomplete(fieldsOf({ total_amount }, 'check')), false)
})
