import type { InvoiceFile, OcrFields, SupplierSummary } from '@invoice-card/contracts'
import { corporateNumberOf } from '@invoice-card/domain'
import { draftValuesOf } from '../application.ts'
import { calls } from '../calls.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../invoice-form.ts'
import { isAccountOn, supplierOn, supplierSearchWords } from '../reading/matching.ts'
import { findSuppliers, registeredNameOf } from '../supplier-search.ts'
import { withReadings } from '../reading/reading.ts'

/** A draft with nothing but its file and the company's own name. */
export const draftOfFile = (fileId: string, transferPersonName: string) => draftValuesOf(formOfCompany(transferPersonName), [fileId])

const formOfCompany = (transfer_person_name: string): InvoiceForm => ({ ...emptyInvoiceForm, formTwo: { ...emptyInvoiceForm.formTwo, transfer_person_name } })

/** The draft that the form would have become, had it been open while the file was read. Null where nothing could be read. */
export async function draftOfReading({ file_id, ocr: { fields } }: InvoiceFile, transferPersonName: string) {
  if (fields === null) return null
  const form = withReadings(formOfCompany(transferPersonName), fields, [])
  // The form proposes the transfer day when it opens: what is kept as chosen would no longer follow the due date.
  return draftValuesOf(await withSupplier(form, fields).catch(() => form), [file_id])
}

async function withSupplier(form: InvoiceForm, readings: OcrFields): Promise<InvoiceForm> {
  const words = supplierSearchWords(readings)
  if (words.length === 0) return form
  const supplier = supplierOn(readings, (await Promise.all(words.map(word => findSuppliers(word)))).flat())
  return supplier ? withRegistered(form, readings, supplier) : withNew(form, readings)
}

async function withRegistered({ formOne, formTwo }: InvoiceForm, readings: OcrFields, { id, name }: SupplierSummary): Promise<InvoiceForm> {
  const { accounts } = await calls.suppliers.listSupplierAccounts({ params: { id } })
  const account = accounts.find(each => isAccountOn(readings, each))
  return { formOne: { ...formOne, supplierId: id, supplierName: name }, formTwo: { ...formTwo, accountId: account?.id ?? null, isNewAccount: accounts.length === 0 } }
}

async function withNew({ formOne, formTwo }: InvoiceForm, { registration_number }: OcrFields): Promise<InvoiceForm> {
  const number = registration_number.value && corporateNumberOf(registration_number.value)
  const name = number ? await registeredNameOf(number).catch(() => null) : null
  return {
    formOne: { ...formOne, isNewSupplier: true, newSupplier: { ...formOne.newSupplier, name: name ?? formOne.newSupplier.name } },
    formTwo: { ...formTwo, isNewAccount: true },
  }
}
