import { isRefusal } from '@invoice-card/api-client'
import type { PreItem } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import type { calls as paymentCalls } from '../../calls.ts'
import type { Application, FlowFile } from '../../checkout/entry.ts'
import { emptyInvoiceForm, type FormOne, type InvoiceForm } from '../../invoice-values/values.ts'
import { prefilledApplication } from '../../checkout/prefilled-application.ts'

type Calls = Pick<typeof paymentCalls, 'invoiceFiles'>

/** The application that an item begins, with what the program says about it. */
export async function applicationOfItem(
  preGroupId: number,
  item: PreItem,
  transferPersonName: string,
  { invoiceFiles }: Calls,
): Promise<Application> {
  const found = await Promise.all(
    item.file_ids.map(id => invoiceFiles.getInvoiceFile({ params: { id } }).catch(absent)),
  )
  const [invoiceFile = null, ...attachedFiles] = found
    .filter(file => file !== null)
    .map(({ file_id, file_name }): FlowFile => ({ file_id, file_name }))
  return {
    ...prefilledApplication(formOfItem(item, transferPersonName)),
    invoiceFile,
    attachedFiles,
    preItem: { preGroupId, preId: item.pre_id },
  }
}

// A file past its time is loaded again; one that could not be asked for must not be left out of the application.
const absent = (error: unknown): null => {
  if (isRefusal(error, 'file_not_found')) return null
  throw error
}

function formOfItem(item: PreItem, transferPersonName: string): InvoiceForm {
  const { formOne, formTwo } = emptyInvoiceForm
  return {
    formOne: {
      ...formOne,
      amount: String(item.amount),
      due_date: item.due_date,
      issue_date: item.issue_date ?? '',
      invoice_number: item.invoice_number ?? '',
      ...payeeOf(item),
    },
    formTwo: { ...formTwo, transfer_person_name: displayKana(item.transfer_person_name ?? transferPersonName) },
  }
}

function payeeOf({ supplier, supplier_id, supplier_name, registration_number }: PreItem): Partial<FormOne> {
  if (supplier_id !== null)
    return { supplierId: supplier_id, supplierName: supplier_name, registration_number: registration_number ?? '' }
  // Deleted since the program named it: left to be chosen.
  if (supplier.kind === 'existing') return { registration_number: registration_number ?? '' }
  const newSupplier =
    supplier.kind === 'corporation'
      ? {
          business_form: 1 as const,
          name: supplier.supplier.corporate_name,
          corporate_number: supplier.supplier.corporate_number ?? '',
        }
      : { business_form: 2 as const, name: supplier.supplier.business_name, corporate_number: '' }
  return {
    isNewSupplier: true,
    newSupplier,
    registration_number: registration_number ?? supplier.supplier.registration_number ?? '',
  }
}
