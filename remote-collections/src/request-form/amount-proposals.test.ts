import { checkAmounts } from '@invoice-card/domain'
import { ofTotal, withProposals } from './amount-proposals.ts'
import { emptyRequestForm } from './values.ts'
import { statedAmountsOf } from './stated-amounts.ts'

const typed = { ...emptyRequestForm, standard_taxable_amount: '100000', reduced_taxable_amount: '5000' }
const classes = ['standard_taxable_amount', 'reduced_taxable_amount']

test('a tax that was typed stays, and the total follows it', () => {
  const edited = [...classes, 'standard_consumption_tax_amount']
  const form = withProposals({ ...typed, standard_consumption_tax_amount: '9999' }, edited, emptyRequestForm)
  expect(form).toMatchObject({
    standard_consumption_tax_amount: '9999',
    reduced_consumption_tax_amount: '400',
    billing_amount: '115399',
  })
})

describe('an invoice whose tax is rounded up from prices with tax in them', () => {
  const read = ofTotal(emptyRequestForm, 1000, 91)

  test('stays as it is when something else is typed', () => {
    expect(withProposals({ ...read, message: '11月分' }, ['message'], read)).toEqual({ ...read, message: '11月分' })
  })

  test('its tax stays when another class is added, and the total follows', () => {
    const form = withProposals({ ...read, reduced_taxable_amount: '100' }, ['reduced_taxable_amount'], read)
    expect(form).toMatchObject({
      standard_consumption_tax_amount: '91',
      reduced_consumption_tax_amount: '8',
      billing_amount: '1108',
    })
    expect(checkAmounts(statedAmountsOf(form))).toEqual([])
  })

  test('gets another tax when its own class changes', () => {
    const form = withProposals({ ...read, standard_taxable_amount: '2000' }, ['standard_taxable_amount'], read)
    expect(form).toMatchObject({ standard_consumption_tax_amount: '200', billing_amount: '2200' })
  })
})

test('a discount from one tax class alone stays there when another amount is typed', () => {
  const earlier = {
    ...emptyRequestForm,
    discountKind: 'yen',
    standard_taxable_amount: '20000',
    standard_discounted_amount: '18000',
    reduced_taxable_amount: '10000',
    reduced_discounted_amount: '10000',
    discount_amount: '2000',
    standard_consumption_tax_amount: '1800',
    reduced_consumption_tax_amount: '800',
    billing_amount: '30600',
  } as const
  const typedTax = { ...earlier, standard_consumption_tax_amount: '1801' }
  expect(withProposals(typedTax, ['standard_consumption_tax_amount'], earlier)).toEqual({
    ...typedTax,
    billing_amount: '30601',
  })
})

test('a class that is emptied takes its tax along', () => {
  const total = { ...emptyRequestForm, billing_amount: '108000' }
  const proposed = withProposals(total, ['billing_amount'], emptyRequestForm)
  const edited = ['billing_amount', 'standard_taxable_amount']
  const emptied = withProposals({ ...proposed, standard_taxable_amount: '' }, edited, proposed)
  expect(emptied).toMatchObject({ standard_consumption_tax_amount: '', billing_amount: '108000' })
  const next = { ...emptied, reduced_taxable_amount: '100000' }
  const form = withProposals(next, [...edited, 'reduced_taxable_amount'], emptied)
  expect(checkAmounts(statedAmountsOf(form))).toEqual([])
})

describe('amounts that were read from the paper', () => {
  const read = {
    standard_taxable_amount: '113234',
    standard_consumption_tax_amount: '11323',
    billing_amount: '124557',
  } as const
  const form = { ...emptyRequestForm, ...read, standard_discounted_amount: '113234' }

  test('stay when the total is corrected, which is then wrong at its own field', () => {
    const corrected = { ...form, billing_amount: '124657' }
    expect(withProposals(corrected, ['billing_amount'], form, read)).toEqual(corrected)
    expect(checkAmounts(statedAmountsOf(corrected)).map(({ field }) => field)).toEqual(['billing_amount'])
  })

  test('stay when a class is added, but one that was emptied is proposed again', () => {
    const added = { ...form, reduced_taxable_amount: '100' }
    const edited = ['reduced_taxable_amount']
    expect(withProposals(added, edited, form, read)).toMatchObject({ ...read, reduced_consumption_tax_amount: '8' })
    expect(withProposals({ ...added, billing_amount: '' }, edited, form, read)).toMatchObject({
      billing_amount: '124665',
    })
  })

  test('let the class follow a corrected total where only total and tax were read', () => {
    const taxOnly = { standard_consumption_tax_amount: '91', billing_amount: '1000' }
    const split = ofTotal(emptyRequestForm, 1000, 91)
    const corrected = { ...split, billing_amount: '1001' }
    expect(withProposals(corrected, ['billing_amount'], split, taxOnly)).toMatchObject({
      standard_taxable_amount: '910',
      standard_consumption_tax_amount: '91',
    })
    const other = { ...split, billing_amount: '2000' }
    expect(withProposals(other, ['billing_amount'], split, taxOnly)).toEqual(other)
  })
})

test('a total that was typed beside the classes stays, and is wrong at its own field', () => {
  const form = withProposals({ ...typed, billing_amount: '1' }, [...classes, 'billing_amount'], emptyRequestForm)
  expect(checkAmounts(statedAmountsOf(form)).map(({ field }) => field)).toEqual(['billing_amount'])
})

test.each(['1', '10', '21', '1000', '623700', '99999998'])(
  'a total of %s yen alone is split into what can be on an invoice',
  total => {
    const typedTotal = { ...emptyRequestForm, billing_amount: total }
    const form = withProposals(typedTotal, ['billing_amount'], emptyRequestForm)
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
  const withRate = { ...typed, reduced_taxable_amount: '', discountKind: 'rate', discount_rate: '4.1' } as const
  const form = withProposals(withRate, [...classes, 'discount_rate'], emptyRequestForm)
  expect(form).toMatchObject({ discount_amount: '4100', standard_discounted_amount: '95900', billing_amount: '105490' })
  expect(checkAmounts(statedAmountsOf(form))).toEqual([])
})

test('a discount that is taken back leaves nothing wrong behind', () => {
  const edited = [...classes, 'standard_discounted_amount', 'discountKind']
  const form = withProposals({ ...typed, standard_discounted_amount: '90000' }, edited, emptyRequestForm)
  expect(form.billing_amount).toBe('115400')
  expect(checkAmounts(statedAmountsOf(form))).toEqual([])
})

// It proposed 9.090909090909091e+21 for the 10 % class.
test.each(['billing_amount', 'standard_taxable_amount'])('nothing follows from a %s that no card can pay', field => {
  const form = { ...emptyRequestForm, [field]: '9999999999999999999999' }
  expect(withProposals(form, [field], emptyRequestForm)).toEqual(form)
})
