import type { Account, OcrFields } from '@invoice-card/contracts'
import { paperInsteadOf } from './paper.ts'
import { confidenceOfReading, readingInsteadOf } from './reading.ts'
import { isAccountOn, isFromAnother } from './matching.ts'
import type { InvoiceForm } from '../values.ts'

/**
 * What an invoice fraud changes. `issuer`: the invoice is from another company. `account`: another account stands on
 * the invoice. `unregistered`: the account on the invoice is none of those that the payee was paid on.
 */
export interface PayeeDifference {
  readonly kind: 'issuer' | 'account' | 'unregistered'
  /** The field where it is put right. */
  readonly path: string
}

interface Compared {
  readonly form: InvoiceForm
  readonly readings: OcrFields | null
  readonly editedFields: readonly string[]
  /** Of the chosen supplier; undefined until they are known. */
  readonly accounts: readonly Account[] | undefined
}

/** Where payee or account of the form differ from the invoice, or the invoice from what is registered. */
export function payeeDifferencesOf({ form, readings, editedFields, accounts }: Compared): readonly PayeeDifference[] {
  if (readings === null) return []
  const { isNewSupplier, supplierId, supplierName, newSupplier } = form.formOne
  const payee = isNewSupplier ? 'formOne.newSupplier.name' : 'formOne.supplierId'
  // A supplier found by its number may be registered under another name.
  const isAnother =
    editedFields.includes(payee) &&
    (isNewSupplier || supplierId !== null) &&
    isFromAnother(readings, isNewSupplier ? newSupplier.name : supplierName)
  const account = accountDifference(form, readings, editedFields, isNewSupplier ? [] : accounts)
  return [...(isAnother ? [{ kind: 'issuer', path: payee } as const] : []), ...(account ? [account] : [])]
}

const payeeReadings = [
  'issuer_name',
  'bank_code',
  'branch_code',
  'account_type',
  'account_number',
] as const satisfies readonly (keyof OcrFields)[]

/**
 * Payee, account and what the invoice says of them, as text: the user confirms these very values, and is asked again as
 * soon as one of them is another. What differs is asked for once more, too.
 */
export function comparedPayee(compared: Compared, fileId: string): string {
  const { form, readings, accounts } = compared
  const { isNewSupplier, supplierId, supplierName, newSupplier } = form.formOne
  const { isNewAccount, accountId, newAccount } = form.formTwo
  const account = isNewAccount ? newAccount : accounts?.find(({ id }) => id === accountId)
  return JSON.stringify([
    payeeDifferencesOf(compared).map(({ kind }) => kind),
    fileId,
    isNewSupplier ? newSupplier : [supplierId, supplierName],
    isNewAccount ? null : accountId,
    account && [
      account.bank_code,
      account.branch_code,
      account.account_type,
      account.account_number,
      account.account_holder_kana,
    ],
    readings && payeeReadings.map(name => readings[name].value),
  ])
}

const typedParts = ['bank_code', 'branch_code', 'account_number'].map(part => `formTwo.newAccount.${part}`)

function accountDifference(
  form: InvoiceForm,
  readings: OcrFields,
  editedFields: readonly string[],
  accounts: readonly Account[] | undefined,
): PayeeDifference | undefined {
  const path = 'formTwo.accountId'
  const { isNewAccount, accountId } = form.formTwo
  const isUnregistered =
    accounts !== undefined && accounts.length > 0 && accounts.every(account => isAccountOn(readings, account) === false)
  if (isNewAccount) {
    const typed = typedParts.find(
      part =>
        editedFields.includes(part) &&
        confidenceOfReading(part, readings) === 'agreed' &&
        readingInsteadOf(part, form, readings) !== null,
    )
    if (typed) return { kind: 'account', path: typed }
    return isUnregistered ? { kind: 'unregistered', path } : undefined
  }
  if (accountId === null) return isUnregistered ? { kind: 'unregistered', path } : undefined
  const chosen = accounts?.find(({ id }) => id === accountId)
  const isOff = chosen
    ? isAccountOn(readings, chosen) === false
    : paperInsteadOf(path, form, readings, editedFields) !== null
  return isOff ? { kind: isUnregistered ? 'unregistered' : 'account', path } : undefined
}
