import type { RequestSellerDetail } from '@invoice-card/contracts'
import { addMonths } from '@invoice-card/domain'
import { emptyEntry, type RequestEntry } from './entry.ts'
import { emptyRequestForm, type RequestForm } from '../request-form/values.ts'
import { rateText } from '../request-form/typed-text.ts'

const yen = (amount: number): string => (amount === 0 ? '' : String(amount))
const buyerFields = ['supplierId', 'isNewSupplier', 'supplier_person_name', 'supplier_person_email', 'message']

/** The first such day after today. */
function sameDayLater(day: string, today: string): string {
  let months = 1
  while (addMonths(day, months) <= today) months += 1
  return addMonths(day, months)
}

/**
 * A request that begins with what an earlier one asked for, without that one's number; due on the same day of a later
 * month.
 */
export function entryOfEarlier(request: RequestSellerDetail, today: string): RequestEntry {
  const { supplier_id, discount_rate, discount_amount, account_id } = request
  const invoiceFormInfo: RequestForm = {
    ...emptyRequestForm,
    supplierId: supplier_id,
    supplierName: supplier_id === null ? '' : request.buyer_name,
    supplier_person_name: request.supplier_person_name,
    supplier_person_email: request.buyer_email_address,
    message: request.message,
    payment_due_date: sameDayLater(request.due_date, today),
    standard_taxable_amount: yen(request.standard_taxable_amount),
    reduced_taxable_amount: yen(request.reduced_taxable_amount),
    nontaxable_amount: yen(request.nontaxable_amount),
    discountKind: discount_rate !== null ? 'rate' : discount_amount > 0 ? 'yen' : 'none',
    discount_rate: discount_rate === null ? '' : rateText(discount_rate),
    discount_amount: yen(discount_amount),
    standard_discounted_amount: yen(request.standard_discounted_amount),
    reduced_discounted_amount: yen(request.reduced_discounted_amount),
    nontaxable_discounted_amount: yen(request.nontaxable_discounted_amount),
    standard_consumption_tax_amount: yen(request.standard_consumption_tax_amount),
    reduced_consumption_tax_amount: yen(request.reduced_consumption_tax_amount),
    billing_amount: yen(request.amount),
  }
  return {
    ...emptyEntry,
    invoiceFormInfo,
    editedFields: buyerFields,
    copyOf: { earlierId: request.id, isTouched: false },
    isSendRequestMail: request.is_mailed,
    bankFormInfo: { ...emptyEntry.bankFormInfo, accountId: account_id },
  }
}
