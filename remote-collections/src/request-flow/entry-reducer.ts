import { withEditedOnly } from '../request-form/with-edited-only.ts'
import type { FlowFile, RequestEntry } from './entry.ts'
import type { EntryEvent } from './events.ts'

/** What is typed after the event; the same object where nothing changes. */
export function reduceEntry(entry: RequestEntry, event: EntryEvent): RequestEntry {
  switch (event.type) {
    case 'fileChosen':
      return withFile(entry, event.file)
    case 'fileRemoved':
      // Readings stand beside the typed values: they stay, until another file is read in its place.
      return entry.uploadFileInfo === null ? entry : { ...entry, uploadFileInfo: null, isFormChecked: false }
    case 'formTyped':
      return { ...entry, invoiceFormInfo: event.form, isFormChecked: entry.isFormChecked && event.isStillValid }
    case 'formChecked':
      return { ...entry, isFormChecked: true }
    case 'fieldEdited':
      return withFieldEdited(entry, event.path)
    case 'fieldReleased':
      return entry.editedFields.includes(event.path)
        ? { ...entry, editedFields: entry.editedFields.filter(field => field !== event.path) }
        : entry
    case 'amountsRead':
      return { ...entry, readAmounts: event.amounts }
    case 'fileRead':
      return { ...entry, readFileId: event.fileId }
    case 'accountTyped':
      return { ...entry, bankFormInfo: event.bankForm }
    case 'deliveryChosen':
      return { ...entry, isSendRequestMail: event.isMailed }
    case 'draftKeyed':
      return entry.draftKey === null ? { ...entry, draftKey: event.key } : entry
  }
}

/** Readings of the former invoice go with it. */
function withFile(entry: RequestEntry, uploadFileInfo: FlowFile): RequestEntry {
  const { invoiceFormInfo, editedFields, readFileId } = entry
  const isRead = readFileId !== null && invoiceFormInfo !== null
  return {
    ...entry,
    uploadFileInfo,
    invoiceFormInfo: isRead ? withEditedOnly(invoiceFormInfo, editedFields) : invoiceFormInfo,
    readFileId: null,
    readAmounts: {},
    isFormChecked: false,
  }
}

function withFieldEdited(entry: RequestEntry, path: string): RequestEntry {
  const { copyOf, editedFields } = entry
  const isKnown = editedFields.includes(path)
  if (isKnown && (copyOf === null || copyOf.isTouched)) return entry
  return {
    ...entry,
    copyOf: copyOf && { ...copyOf, isTouched: true },
    editedFields: isKnown ? editedFields : [...editedFields, path],
  }
}
