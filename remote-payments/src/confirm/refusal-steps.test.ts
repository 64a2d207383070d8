import { checkedForm } from '../testing/payment.ts'
import { stepOfRefusal } from './refusal-steps.ts'

test.each([
  ['a registered account', false, 'formTwo.accountId'],
  ['a new account', true, 'formTwo.newAccount.account_holder_kana'],
])("%s of one's own is put right where it was given", (_, isNewAccount, field) => {
  const form = { ...checkedForm, formTwo: { ...checkedForm.formTwo, isNewAccount } }
  expect(stepOfRefusal('account_is_own_company', form)).toEqual({ step: 'invoiceInfo', field })
})

// A new supplier may be one that was rejected already.
test.each([
  [false, 'formOne.supplierId'],
  [true, 'formOne.newSupplier.name'],
])('a supplier that may not be paid, new: %s, is put right where it was given', (isNewSupplier, field) => {
  const form = { ...checkedForm, formOne: { ...checkedForm.formOne, isNewSupplier } }
  expect(stepOfRefusal('supplier_not_allowed', form)).toEqual({ step: 'invoiceInfo', field })
})
