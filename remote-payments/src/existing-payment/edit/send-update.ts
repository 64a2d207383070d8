import type { Invoice } from '@invoice-card/contracts'
import { accountLine } from '@invoice-card/domain'
import { accountChoiceOf, supplierChoiceOf } from '../../invoice-values/application.ts'
import { calls } from '../../calls.ts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import { dispatch, readEdit } from '../../checkout/store.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import type { PaymentChanges } from './changes.ts'

interface Update {
  /** The payment as it was when it was asked for: the server refuses the changes where another one came first. */
  readonly known: Invoice
  readonly changes: PaymentChanges
}

/**
 * Everything of an edit but the card's amount. What is registered on the way is written down at once, so that another
 * try does not register it twice.
 */
export async function sendUpdate({
  known: { id, updated_at: known_updated_at },
  changes: { corrections, isPayeeChanged, comment },
}: Update): Promise<Invoice> {
  const payee = isPayeeChanged ? { payee: await registeredPayee(id) } : {}
  return calls.invoices.updateInvoice({
    params: { id },
    body: {
      ...corrections,
      ...payee,
      ...(comment === '' ? {} : { comment }),
      ...(known_updated_at && { known_updated_at }),
    },
  })
}

async function registeredPayee(id: number) {
  const supplier_id = await registeredSupplier(id, openEdit(id).form)
  const account_id = await registeredAccount(id, supplier_id, openEdit(id).form)
  return { supplier_id, account_id }
}

async function registeredSupplier(paymentId: number, { formOne }: InvoiceForm): Promise<number> {
  const choice = supplierChoiceOf(formOne)
  if (choice.kind === 'existing') return choice.supplier_id
  const idempotencyKey = keyOf({ paymentId, choice })
  const { id, name } =
    choice.kind === 'corporation'
      ? await calls.suppliers.createSupplierCorporation({ body: choice.supplier }, { idempotencyKey })
      : await calls.suppliers.createSupplierSoleProprietor({ body: choice.supplier }, { idempotencyKey })
  saveForm(paymentId, form => ({
    ...form,
    formOne: { ...form.formOne, supplierId: id, supplierName: name, isNewSupplier: false },
  }))
  return id
}

let sent: { readonly asked: string; readonly idempotencyKey: string } | null = null

/** A retry with the same supplier has the same key, for only the answer may have got lost. */
function keyOf(registration: object): string {
  const asked = JSON.stringify(registration)
  if (sent?.asked !== asked) sent = { asked, idempotencyKey: crypto.randomUUID() }
  return sent.idempotencyKey
}

async function registeredAccount(paymentId: number, supplierId: number, { formTwo }: InvoiceForm): Promise<number> {
  const choice = accountChoiceOf(formTwo)
  if (choice.kind === 'existing') return choice.account_id
  const account = await calls.suppliers.createSupplierAccount({ params: { id: supplierId }, body: choice.account })
  saveForm(paymentId, form => ({
    ...form,
    formTwo: { ...form.formTwo, accountId: account.id, accountLabel: accountLine(account), isNewAccount: false },
  }))
  return account.id
}

/** @throws where the edit was left meanwhile: what is chosen in another one must not be taken for it. */
function openEdit(id: number): PaymentEdit {
  const edit = readEdit(id)
  if (edit === null) throw new Error(`Payment ${id} is not being edited any more`)
  return edit
}

const saveForm = (id: number, change: (form: InvoiceForm) => InvoiceForm): void =>
  dispatch({ type: 'editChanged', invoiceId: id, changes: { form: change(openEdit(id).form) } })
