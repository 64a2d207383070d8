import type { InvoiceFile } from '@invoice-card/contracts'
import { comparableNumber, invoiceDisplayId, paymentDetailPath, toRegistrationNumber } from '@invoice-card/domain'
import { amountOf } from '../typed-text.ts'
import type { InvoiceForm } from '../values.ts'

type Use = NonNullable<InvoiceFile['used_by']>

/** The invoice that this file, or the document that it shows, belongs to already. */
export const knownInvoiceOf = (file: InvoiceFile | undefined): Use | undefined => file?.used_by ?? file?.same_document

/**
 * The invoice that the document belongs to by what was read from it alone: the form says another T number, number or
 * amount, and the application is accepted. Undefined where it is refused, or nothing is known.
 */
export const readInvoiceOf = (file: InvoiceFile | undefined, form: InvoiceForm): Use | undefined =>
  file?.used_by || isAsTyped(file, form) ? undefined : file?.same_document

/** The invoice for which an application with these values is refused: it is paid, or asked for, already. */
export const refusedUseOf = (file: InvoiceFile | undefined, form: InvoiceForm): Use | undefined =>
  file?.used_by ?? (isAsTyped(file, form) ? file?.same_document : undefined)

/** The values by which documents are compared, as read and as typed, in one text: a user confirms these very values. */
export const comparedDocument = (file: InvoiceFile | undefined, form: InvoiceForm): string =>
  JSON.stringify([file?.file_id, file?.same_document?.invoice_id, readOf(file), typedIn(form)])

const readOf = (file: InvoiceFile | undefined) => {
  const fields = file?.ocr.fields
  return [
    comparableNumber(fields?.registration_number.value ?? ''),
    comparableNumber(fields?.invoice_number.value ?? ''),
    fields?.total_amount.value ?? null,
  ]
}

const typedIn = ({ formOne: { registration_number, invoice_number, amount } }: InvoiceForm) => [
  comparableNumber(toRegistrationNumber(registration_number)),
  comparableNumber(invoice_number),
  amountOf(amount),
]

const isAsTyped = (file: InvoiceFile | undefined, form: InvoiceForm): boolean =>
  JSON.stringify(readOf(file)) === JSON.stringify(typedIn(form))

/** The number of an invoice that a file belongs to already, and where that invoice is shown. */
export interface UseLink {
  readonly path: string
  readonly label: string
}

/** An own payment is shown here, an own request among the collections. */
export const linkOfUse = ({ invoice_id: id, type, status }: Use): UseLink => ({
  path: type === 'InvoiceRequestSeller' ? `/collections/request/${id}` : paymentDetailPath({ id, status }),
  label: invoiceDisplayId(id),
})
