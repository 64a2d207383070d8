import '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import type { OcrFields } from '@invoice-card/contracts'
import { writeTokens } from '@invoice-card/session'
import { partner } from '../testing/request-flow.ts'
import { addresseeOf, confidenceOf, isAddressedTo, withReadings } from './reading.ts'
import { emptyRequestForm } from './values.ts'

const suppliers = 'GET /api/v1/suppliers'
const nothing = { value: null, confidence: 'not_read', place: null }
const read = (values: Partial<Record<keyof OcrFields, string | number>>): OcrFields => {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, confidence: 'agreed', place: null }])
  // Every name of a reading answers, most of them with nothing.
  return new Proxy(Object.fromEntries(fields) as object, {
    get: (target, name) => Reflect.get(target, name) ?? nothing,
  }) as OcrFields
}
const readings = read({
  total_amount: 110_000,
  standard_tax_amount: 10_000,
  due_date: '2026-11-30',
  invoice_number: 'S-1',
})

beforeEach(() => writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' }))

test('an amount and a number that were typed stay, and the rest is read', () => {
  const form = { ...emptyRequestForm, billing_amount: '5', invoice_number: 'X' }
  expect(withReadings(form, readings, ['billing_amount', 'invoice_number'])).toMatchObject({
    billing_amount: '5',
    standard_taxable_amount: '',
    invoice_number: 'X',
    payment_due_date: '2026-11-30',
  })
})

test('a field says how sure its reading is only while it holds what was read', () => {
  const form = withReadings(emptyRequestForm, readings, [])
  expect(confidenceOf('billing_amount', form, readings)).toBe('agreed')
  expect(confidenceOf('billing_amount', { ...form, billing_amount: '1' }, readings)).toBeNull()
  expect(confidenceOf('issue_date', form, readings)).toBe('not_read')
  expect(confidenceOf('issue_date', { ...form, issue_date: '2026-11-20' }, readings)).toBeNull()
  expect(confidenceOf('invoice_number', form, null)).toBeNull()
})

const total = { total_amount: 136_600 }
const taxes = { standard_tax_amount: 10_000, reduced_tax_amount: 1600 }
const classes = { standard_taxable_amount: 100_000, reduced_taxable_amount: 20_000, nontaxable_amount: 5000 }

test.each([
  ['no class was read', { ...total, ...taxes }],
  ['they do not add up', { ...total, ...taxes, ...classes, nontaxable_amount: 5001 }],
  ['a tax is not that of its class', { ...total, ...classes, standard_tax_amount: 9000, reduced_tax_amount: 2600 }],
  ['only what is not taxed was read', { ...total, nontaxable_amount: 5000 }],
])('of an invoice with several classes the total alone is taken where %s', (_, values) => {
  const form = withReadings(emptyRequestForm, read(values), [])
  expect(form).toEqual({ ...emptyRequestForm, billing_amount: '136600' })
})

test('classes that add up leave alone what a person typed among the amounts', () => {
  const form = { ...emptyRequestForm, nontaxable_amount: '1' }
  const readings = read({ ...total, ...taxes, ...classes })
  expect(withReadings(form, readings, ['nontaxable_amount'])).toEqual(form)
  expect(confidenceOf('nontaxable_amount', form, readings)).toBeNull()
})

test('classes that were read replace the amounts of an earlier request, its discount too', () => {
  const form = { ...emptyRequestForm, discountKind: 'yen', discount_amount: '100' } as const
  const readings = read({ ...total, ...taxes, ...classes })
  expect(withReadings(form, readings, [])).toEqual(withReadings(emptyRequestForm, readings, []))
})

test('classes that add up fill each amount and tax, and each says how sure its reading is', () => {
  const readings = read({ ...total, ...taxes, ...classes })
  const form = withReadings(emptyRequestForm, readings, [])
  expect(form).toMatchObject({
    standard_taxable_amount: '100000',
    standard_consumption_tax_amount: '10000',
    reduced_taxable_amount: '20000',
    reduced_consumption_tax_amount: '1600',
    nontaxable_amount: '5000',
    billing_amount: '136600',
  })
  expect(confidenceOf('reduced_consumption_tax_amount', form, readings)).toBe('agreed')
  expect(confidenceOf('nontaxable_amount', form, readings)).toBe('agreed')
})

test('a class that an invoice does not have is not one that was not found', () => {
  const readings = read({ total_amount: 21_600, reduced_taxable_amount: 20_000, reduced_tax_amount: 1600 })
  const form = withReadings(emptyRequestForm, readings, [])
  expect(form).toMatchObject({ standard_taxable_amount: '', reduced_taxable_amount: '20000', billing_amount: '21600' })
  expect(confidenceOf('standard_taxable_amount', form, readings)).toBeNull()
})

describe('a copy of an earlier request with a discount', () => {
  const copied = {
    ...emptyRequestForm,
    supplierId: 7,
    discountKind: 'rate',
    discount_rate: '10',
    discount_amount: '3000',
    standard_taxable_amount: '20000',
    standard_discounted_amount: '18000',
    reduced_taxable_amount: '10000',
    reduced_discounted_amount: '9000',
    nontaxable_amount: '500',
    standard_consumption_tax_amount: '1800',
    reduced_consumption_tax_amount: '720',
    billing_amount: '29520',
  } as const
  const ofFile = {
    ...emptyRequestForm,
    supplierId: 7,
    payment_due_date: '2026-11-30',
    invoice_number: 'S-1',
    standard_taxable_amount: '100000',
    standard_discounted_amount: '100000',
    standard_consumption_tax_amount: '10000',
    billing_amount: '110000',
  }

  test('has the amounts of its new file alone', () => {
    expect(withReadings(copied, readings, ['supplierId'])).toEqual(ofFile)
  })

  test('has only the total of a new file with two rates', () => {
    const twoRates = read({ total_amount: 1000, reduced_tax_amount: 8 })
    const form = { ...emptyRequestForm, supplierId: 7, billing_amount: '1000' }
    expect(withReadings(copied, twoRates, [])).toEqual(form)
  })

  test.each(['discount_rate', 'discount_amount', 'reduced_discounted_amount', 'nontaxable_amount'])(
    'stays as it is once its %s was typed',
    field => {
      expect(withReadings(copied, readings, [field])).toMatchObject({ discount_rate: '10', billing_amount: '29520' })
    },
  )

  test('stays as it is where no total was read', () => {
    expect(withReadings(copied, read({ standard_tax_amount: 10, reduced_tax_amount: 8 }), [])).toEqual(copied)
  })
})

test('a total with its tax gives the class and the tax', () => {
  expect(withReadings(emptyRequestForm, readings, [])).toMatchObject({
    billing_amount: '110000',
    standard_taxable_amount: '100000',
    standard_consumption_tax_amount: '10000',
  })
})

test('the addressee is the registered partner, else a new one of its legal form', async () => {
  answerWith({ [suppliers]: { suppliers: [partner], count_all: 1 } })
  expect(await addresseeOf(read({ payer_name: '北都工業株式会社' }))).toMatchObject({
    supplierId: 7,
    isNewSupplier: false,
  })
  answerWith({ [suppliers]: { suppliers: [], count_all: 0 } })
  const unknown = await addresseeOf(read({ payer_name: '喫茶みなと' }))
  expect(unknown).toMatchObject({ isNewSupplier: true, newSupplier: { business_form: 2, name: '喫茶みなと' } })
  expect(await addresseeOf(read({}))).toBeNull()
})

test('an invoice that the company received is distinguished from one that it sends', () => {
  expect(isAddressedTo('株式会社サンプル商事', read({ payer_name: '㈱サンプル商事' }))).toBe(true)
  expect(isAddressedTo('株式会社サンプル商事', read({ payer_name: '北都工業株式会社' }))).toBe(false)
  expect(isAddressedTo('株式会社サンプル商事', read({}))).toBe(false)
})
