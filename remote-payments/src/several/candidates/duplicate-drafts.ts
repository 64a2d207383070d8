import { digitsOf, normalizeText } from '@invoice-card/domain'
import { paths } from '../../paths.ts'
import type { CompleteDraft, LeftOut } from './candidate.ts'
import { leftOutDraft } from './draft-candidate.ts'
import { messages } from './messages.ts'

/** Of several drafts of one invoice the first is paid: the others would be refused, or paid twice. */
export function withoutDuplicates(candidates: readonly (CompleteDraft | LeftOut)[]): (CompleteDraft | LeftOut)[] {
  const firsts = new Map<string, CompleteDraft>()
  return candidates.map(candidate => {
    if (candidate.state === 'leftOut') return candidate
    const key = keyOfInvoice(candidate)
    const first = key === null ? undefined : firsts.get(key)
    if (key !== null && first === undefined) firsts.set(key, candidate)
    if (first === undefined) return candidate
    const { id, name, draft } = candidate
    const ofFirst = first.draft.file_name ?? first.name
    return {
      ...leftOutDraft(id, name, { draft, reason: messages.leftOut.duplicate(ofFirst, first.invoiceNumber) }),
      link: { path: paths.draft(id), text: messages.notes.open, label: messages.notes.openOf(name) },
    }
  })
}

/** Who asks for how much under which number; null without a number, as then it may be another invoice. */
function keyOfInvoice({ invoiceNumber, amountYen, name, application }: CompleteDraft): string | null {
  const { registration_number, supplierId, isNewSupplier } = application.invoiceForm.formOne
  if (invoiceNumber === '') return null
  const payee = digitsOf(registration_number) || (isNewSupplier ? normalizeText(name) : `supplier ${supplierId}`)
  return JSON.stringify([payee, normalizeText(invoiceNumber), amountYen])
}
