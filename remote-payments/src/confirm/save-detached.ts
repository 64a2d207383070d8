import { saveDraft, saveInTab, workOf } from '../draft/save-draft.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'

/**
 * Saves the draft once it is detached from its item: the confirmation saves nothing else, and a draft that is left
 * would be the item's for good. Of an application without a draft there is nothing to correct.
 */
export async function saveDetached(form: InvoiceForm): Promise<void> {
  const work = workOf(form)
  if (work === 'nothing' || work.application.draftId === null) return
  await saveDraft(work).catch(() => saveInTab(work))
}
