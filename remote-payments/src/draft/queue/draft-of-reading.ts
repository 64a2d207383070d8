import type { DraftValues, InvoiceFile, OcrFields, SupplierSummary } from '@invoice-card/contracts'
import { corporateNumberOf } from '@invoice-card/domain'
import { draftValuesOf, formOfDraft, readFileIdOf } from '../../invoice-values/application.ts'
import { calls } from '../../calls.ts'
import { formOfCompany, type InvoiceForm } from '../../invoice-values/values.ts'
import { accountOn, supplierOn, supplierSearchWords } from '../../invoice-values/reading/matching.ts'
import { findSuppliers, registeredNameOf } from '../../invoice-values/supplier-search.ts'
import { withReadings } from '../../invoice-values/reading/reading.ts'

/** A draft with nothing but its file and the company's own name. */
export const draftOfFile = (fileId: string, transferPersonName: string) =>
  draftValuesOf(formOfCompany(transferPersonName), [fileId], {
    readFileId: null,
    editedFields: [],
    prefilledFields: [],
  })

/**
 * The draft as the form would have left it, had it been open while the file was read: what a person typed stays. Null
 * where there is nothing to add.
 */
export async function draftWithReadings(
  values: DraftValues,
  { file_id, ocr: { fields } }: InvoiceFile,
): Promise<DraftValues | null> {
  const isAnotherFile = values.file_ids?.[0] !== file_id
  if (fields === null || isAnotherFile || readFileIdOf(values) === file_id) return null
  const editedFields = values.edited_fields ?? []
  const form = withReadings(formOfDraft(values), fields, editedFields)
  // The form looks for the supplier again where none is in the draft.
  const filled = isPayeeChosen(editedFields) ? form : await withSupplier(form, fields, editedFields).catch(() => form)
  // The form proposes the transfer day when it opens: a day that is stored as chosen would no longer follow the due
  // date.
  return {
    ...values,
    ...draftValuesOf(filled, values.file_ids ?? [file_id], {
      readFileId: file_id,
      editedFields,
      prefilledFields: values.prefilled_fields ?? [],
    }),
  }
}

const isPayeeChosen = (editedFields: readonly string[]): boolean =>
  ['formOne.supplierId', 'formOne.isNewSupplier'].some(path => editedFields.includes(path))

async function withSupplier(
  form: InvoiceForm,
  readings: OcrFields,
  editedFields: readonly string[],
): Promise<InvoiceForm> {
  const words = supplierSearchWords(readings)
  if (words.length === 0) return form
  const supplier = supplierOn(readings, (await Promise.all(words.map(word => findSuppliers(word)))).flat())
  return supplier ? withRegistered(form, readings, supplier) : withNew(form, readings, editedFields)
}

async function withRegistered(
  { formOne, formTwo }: InvoiceForm,
  readings: OcrFields,
  { id, name }: SupplierSummary,
): Promise<InvoiceForm> {
  const { accounts } = await calls.suppliers.listSupplierAccounts({ params: { id } })
  return {
    formOne: { ...formOne, supplierId: id, supplierName: name },
    formTwo: { ...formTwo, accountId: accountOn(readings, accounts)?.id ?? null, isNewAccount: accounts.length === 0 },
  }
}

async function withNew(
  { formOne, formTwo }: InvoiceForm,
  { registration_number }: OcrFields,
  editedFields: readonly string[],
): Promise<InvoiceForm> {
  const number = registration_number.value && corporateNumberOf(registration_number.value)
  const isNamed = editedFields.includes('formOne.newSupplier.name')
  const name = number && !isNamed ? await registeredNameOf(number).catch(() => null) : null
  return {
    formOne: {
      ...formOne,
      isNewSupplier: true,
      newSupplier: { ...formOne.newSupplier, name: name ?? formOne.newSupplier.name },
    },
    formTwo: { ...formTwo, isNewAccount: true },
  }
}
