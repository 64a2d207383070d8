import { editedForAnother, withEditedOnly } from '../invoice-values/with-edited-only.ts'
import { unopened } from './draft-version.ts'
import { correctionOf, emptyApplication, type Application, type Entry } from './entry.ts'
import type { ApplicationEvent, CorrectionEvent, EntryEvent } from './events.ts'

/** The form after the event; the same object where nothing changes. */
export function reduceEntry(entry: Entry, event: EntryEvent): Entry {
  switch (event.type) {
    case 'fieldEdited':
      return withFieldEdited(entry, event.path)
    case 'fieldReleased':
      return { ...entry, editedFields: entry.editedFields.filter(field => field !== event.path) }
    case 'refusalAnswered':
      return { ...entry, answeredRefusals: [...entry.answeredRefusals, event.name] }
    case 'cardTyped':
      return { ...entry, confirmForm: event.confirmForm }
    case 'editTyped':
    case 'editChanged':
      return reduceCorrection(entry, event)
    default:
      return reduceApplication(entry, event)
  }
}

/** The application that is open; an empty one while a payment is corrected. */
export const applicationIn = (entry: Entry): Application => (entry.kind === 'application' ? entry : emptyApplication)

function withFieldEdited(entry: Entry, path: string): Entry {
  const editedFields = entry.editedFields.includes(path) ? entry.editedFields : [...entry.editedFields, path]
  if (entry.kind === 'correction') return { ...entry, editedFields }
  return { ...entry, editedFields, prefilledFields: entry.prefilledFields.filter(field => field !== path) }
}

/** Whatever else was begun is left with the first field of a correction. */
function reduceCorrection(entry: Entry, event: CorrectionEvent): Entry {
  const invoiceId = event.type === 'editTyped' ? event.edit.invoiceId : event.invoiceId
  const isOpen = entry.kind === 'correction' && entry.edit.invoiceId === invoiceId
  if (event.type === 'editTyped')
    return isOpen ? { ...entry, edit: event.edit } : correctionOf(event.edit, event.editedFields)
  return isOpen ? { ...entry, edit: { ...entry.edit, ...event.changes } } : entry
}

function reduceApplication(entry: Entry, event: ApplicationEvent): Entry {
  if (event.type === 'formTyped') {
    const application = applicationIn(entry)
    // A checked form that is only opened again stays so: the browser's "forward" leads to its confirmation.
    const isSame = JSON.stringify(application.invoiceForm) === JSON.stringify(event.form)
    return { ...application, invoiceForm: event.form, isFormChecked: application.isFormChecked && isSame }
  }
  if (event.type === 'fileChosen') {
    const rest = event.isNew ? emptyApplication : withoutReadings(applicationIn(entry))
    return { ...rest, invoiceFile: event.file, isFormChecked: false, readFileId: null, isDraftUnsaved: true }
  }
  if (entry.kind !== 'application') return entry
  if (event.type === 'formChecked') return { ...entry, isFormChecked: true }
  if (event.type === 'promotionChanged') return { ...entry, promotionCode: event.code }
  if (event.type === 'payeeConfirmed') return { ...entry, confirmedPayee: event.compared }
  if (event.type === 'documentConfirmed') return { ...entry, confirmedDocument: event.compared }
  if (event.type === 'draftMissing') return { ...entry, draftId: null }
  if (event.type === 'itemDetached') return { ...entry, preItem: null, isDraftUnsaved: true }
  if (event.type === 'fileRead')
    return { ...entry, readFileId: event.fileId, isDraftUnsaved: entry.isDraftUnsaved || entry.draftId !== null }
  // Another file may have been chosen, or another payment opened, while the draft was on its way.
  if (entry.invoiceFile?.file_id !== event.fileId) return entry
  if (event.type === 'draftSaved') return { ...entry, draftId: event.draftId, draftUpdatedAt: event.updatedAt }
  if (event.type === 'draftFound') return { ...entry, draftId: event.draftId, draftUpdatedAt: unopened }
  if (event.type === 'draftChanged') return { ...entry, isFormChecked: false, isDraftUnsaved: true }
  return { ...entry, isDraftUnsaved: event.type === 'draftSaveFailed' }
}

/** The payment that waits for another invoice, with what the user typed: where the next one differs, that is shown. */
function withoutReadings(application: Application): Application {
  const { invoiceFile, invoiceForm, editedFields, prefilledFields } = application
  if (invoiceForm === null) return application
  const stillEdited = editedForAnother(editedFields)
  return {
    ...application,
    invoiceForm: withEditedOnly(invoiceForm, stillEdited),
    editedFields: stillEdited,
    prefilledFields: invoiceFile === null ? prefilledFields : stillEdited,
  }
}
