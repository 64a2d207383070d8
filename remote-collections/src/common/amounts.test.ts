import { checkAmounts } from '@invoice-card/domain'
import { ofTotal, statedAmountsOf, withProposals } from './amounts.ts'
import { emptyRequestForm } from './request-form.ts'
import { rateOf } from './typed-text.ts'

const typed = { ...emptyRequestForm, standard_taxable_amount: '100000', reduced_taxable_amount: '5000' }
const classes = ['standard_taxable_amount', 'reduced_taxable_amount']

test('a tax that was typed stays, and the total follows it', () => {
  const form = withProposals({ ...typed, standard_consumption_tax_amount: '9999' }, [
    ...classes,
    'standard_consumption_tax_amount',
  ])
  expect(form).toMatchObject({
    standard_consumption_tax_amount: '9999',
    reduced_consumption_tax_amount: '400',
    billing_amount: '115399',
  })
})

test('a total that was typed beside the classes stays, and is wrong at its own field', () => {
  const form = withProposals({ ...typed, billing_amount: '1' }, [...classes, 'billing_amount'])
  expect(checkAmounts(statedAmountsOf(form)).map(({ field }) => field)).toEqual(['billing_amount'])
})

test.each(['1', '10', '21', '1000', '623700', '99999998'])(
  'a total of %s yen alone is split into what can be on an invoice',
  total => {
    const form = withProposals({ ...emptyRequestForm, billing_amount: total }, ['billing_amount'])
    expect(checkAmounts(statedAmountsOf(form))).toEqual([])
  },
)

test('the tax that an invoice states is taken over where it can be', () => {
  expect(ofTotal(emptyRequestForm, 1000, 91)).toMatchObject({
    standard_taxable_amount: '909',
    standard_consumption_tax_amount: '91',
  })
  expect(ofTotal(emptyRequestForm, 1000, 500)).toMatchObject({ standard_consumption_tax_amount: '90' })
})

test('a discount in percent is taken in whole numbers and spread over the classes', () => {
  const form = withProposals({ ...typed, reduced_taxable_amount: '', discountKind: 'rate', discount_rate: '4.1' }, [
    ...classes,
    'discount_rate',
  ])
  expect(form).toMatchObject({ discount_amount: '4100', standard_discounted_amount: '95900', billing_amount: '105490' })
  expect(checkAmounts(statedAmountsOf(form))).toEqual([])
})

test('a discount that is taken back leaves nothing wrong behind', () => {
  const edited = [...classes, 'standard_discounted_amount', 'discountKind']
  const form = withProposals({ ...typed, standard_discounted_amount: '90000' }, edited)
  expect(form.billing_amount).toBe('115400')
  expect(checkAmounts(statedAmountsOf(form))).toEqual([])
})

test.each([
  ['', null],
  ['4.1', 410],
  ['１０', 1000],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['4.123', null],
])('%s percent are %s hundredths', (text, rate) => {
  expect(rateOf(text)).toBe(rate)
})
