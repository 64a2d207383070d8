import { isRefusal } from '@invoice-card/api-client'
import type { Draft, OcrFields } from '@invoice-card/contracts'
import { differences, formOfDraft, readFileIdOf } from '../invoice-values/application.ts'
import type { calls as paymentCalls } from '../calls.ts'
import { emptyApplication, type Application } from '../checkout/entry.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../invoice-values/values.ts'
import { supplierOn, supplierSearchWords } from '../invoice-values/reading/matching.ts'
import { isAsRead } from '../invoice-values/reading/reading.ts'
import { findSuppliers } from '../invoice-values/supplier-search.ts'

type Calls = Pick<typeof paymentCalls, 'invoiceFiles' | 'suppliers' | 'banks'>

/**
 * The flow that a draft continues. A draft stores ids and codes: names are looked up again, and what no longer exists
 * (a file past its time, a deleted supplier) is left for the user to choose again.
 */
export async function applicationOfDraft({ id, values, updated_at }: Draft, calls: Calls): Promise<Application> {
  const findFile = (id: string) => calls.invoiceFiles.getInvoiceFile({ params: { id } }).catch(absent)
  const [[file = null, ...attached], saved] = await Promise.all([
    Promise.all((values.file_ids ?? []).map(findFile)),
    withNames(formOfDraft(values), calls),
  ])
  const { pre_group_id, pre_id, edited_fields } = values
  const readings = file?.ocr.fields ?? null
  const form = readings && saved.formOne.isNewSupplier ? await withRegisteredSince(saved, readings) : saved
  return {
    ...emptyApplication,
    draftId: id,
    draftUpdatedAt: updated_at,
    invoiceFile: file && { file_id: file.file_id, file_name: file.file_name },
    attachedFiles: attached.filter(other => other !== null).map(({ file_id, file_name }) => ({ file_id, file_name })),
    preItem: pre_group_id && pre_id ? { preGroupId: pre_group_id, preId: pre_id } : null,
    invoiceForm: form,
    readFileId: readFileIdOf(values),
    prefilledFields: values.prefilled_fields ?? [],
    editedFields:
      edited_fields === undefined
        ? seeminglyEdited(form, readings)
        : form === saved
          ? edited_fields
          : edited_fields.filter(path => !payeeChoices.includes(path)),
  }
}

/**
 * Of a draft that doesn't say it: what stands as it was read was checked by nobody yet, and is still marked with how
 * sure it is.
 */
function seeminglyEdited(form: InvoiceForm, readings: OcrFields | null): string[] {
  const typed = differences(form, emptyInvoiceForm)
  return readings ? typed.filter(path => !isAsRead(path, form, readings)) : typed
}

// What could not be asked for must not count as gone: the next save would write that over the draft.
const absent = (error: unknown): null => {
  if (isRefusal(error, 'file_not_found', 'supplier_not_found')) return null
  throw error
}

async function withNames(form: InvoiceForm, calls: Calls): Promise<InvoiceForm> {
  const { formOne, formTwo } = form
  const { bank_code, branch_code } = formTwo.newAccount
  const nameOf = async (search_word: string, bank?: string) =>
    search_word === ''
      ? ''
      : ((await calls.banks.searchBanks({ query: { search_word, bank_code: bank } })).banks.find(
          ({ code }) => code === search_word,
        )?.name ?? '')
  const [supplier, bank_name, branch_name] = await Promise.all([
    formOne.supplierId === null
      ? null
      : calls.suppliers.getSupplier({ params: { id: formOne.supplierId } }).catch(absent),
    nameOf(bank_code).catch(() => ''),
    bank_code === '' ? '' : nameOf(branch_code, bank_code).catch(() => ''),
  ])
  return {
    formOne: { ...formOne, supplierId: supplier?.id ?? null, supplierName: supplier?.name ?? '' },
    formTwo: { ...formTwo, newAccount: { ...formTwo.newAccount, bank_name, branch_name } },
  }
}

const payeeChoices = ['formOne.isNewSupplier', 'formTwo.isNewAccount', 'formTwo.accountId', 'formTwo.accountLabel']

/** Of several invoices from one new supplier, paying the first registers it: the others find it then. */
async function withRegisteredSince(form: InvoiceForm, readings: OcrFields): Promise<InvoiceForm> {
  const found = await Promise.all(supplierSearchWords(readings).map(word => findSuppliers(word))).catch(() => [])
  const supplier = supplierOn(readings, found.flat())
  if (!supplier) return form
  return {
    formOne: { ...form.formOne, supplierId: supplier.id, supplierName: supplier.name, isNewSupplier: false },
    // The form proposes the account that stands on the invoice.
    formTwo: { ...form.formTwo, accountId: null, isNewAccount: false },
  }
}
