import { useNavigate } from 'react-router-dom'
import { useApplication } from '../../checkout/store.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { paths } from '../../paths.ts'
import { followingDraftId, useQueue } from '../queue/queue-state.ts'
import { DeleteDraft } from './delete-draft.tsx'

/** Deletes the draft that is open, and goes on with the next one of its queue or at the list. */
export function DeleteOpenDraft({ form: { formOne } }: { form: InvoiceForm }) {
  const navigate = useNavigate()
  const queue = useQueue()
  const { draftId, draftUpdatedAt = null, invoiceFile } = useApplication()
  if (draftId === null) return null
  const next = followingDraftId(queue, draftId)
  return (
    <DeleteDraft
      draft={{
        id: draftId,
        supplier_name: (formOne.isNewSupplier ? formOne.newSupplier.name : formOne.supplierName) || null,
        amount: amountOf(formOne.amount),
        due_date: formOne.due_date || null,
        invoice_number: formOne.invoice_number || null,
        file_name: invoiceFile?.file_name ?? null,
        updated_at: draftUpdatedAt,
      }}
      onDeleted={() => void navigate(next === null ? paths.list('draft') : paths.draft(next))}
    />
  )
}
