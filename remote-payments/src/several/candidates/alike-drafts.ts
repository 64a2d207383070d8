import { comparableNumber, digitsOf, normalizeText } from '@invoice-card/domain'
import type { CompleteDraft } from './candidate.ts'
import { messages } from './messages.ts'

interface Alike {
  readonly text: string
  /** Which draft it is, with what is compared: a user confirms these very values. */
  readonly values: string
}

/** Which of the drafts that are chosen together look like one of them: both of a pair are named. */
export function alikeDrafts(drafts: readonly CompleteDraft[]): (draft: CompleteDraft) => readonly Alike[] {
  return draft =>
    drafts.flatMap(other => {
      const kind = other.id === draft.id ? null : likeness(draft, other)
      if (kind === null) return []
      const { id, name, invoiceNumber, amountYen, dueDate } = other
      const named = messages.alike.draft(other.draft.file_name ?? name, invoiceNumber)
      const values = JSON.stringify([id, invoiceNumber, amountYen, dueDate])
      return [{ text: messages.alike[kind](named), values }]
    })
}

function likeness(one: CompleteDraft, other: CompleteDraft): 'sameNumber' | 'sameDay' | null {
  if (!isSamePayee(one, other)) return null
  const number = comparableNumber(one.invoiceNumber)
  if (number !== '' && number === comparableNumber(other.invoiceNumber)) return 'sameNumber'
  return one.amountYen === other.amountYen && one.dueDate === other.dueDate ? 'sameDay' : null
}

/** By any of what names a payee: one draft may have the T number, or register the supplier that another one names. */
function isSamePayee(one: CompleteDraft, other: CompleteDraft): boolean {
  const others = namesOf(other)
  return namesOf(one).some((name, index) => name !== '' && name === others[index])
}

function namesOf({ name, application }: CompleteDraft): readonly string[] {
  const { registration_number, supplierId, isNewSupplier } = application.invoiceForm.formOne
  return [digitsOf(registration_number), normalizeText(name), isNewSupplier ? '' : String(supplierId ?? '')]
}
