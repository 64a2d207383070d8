import { isRefusal } from '@invoice-card/api-client'
import type { DraftValues, InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'
import { calls } from '../../calls.ts'
import { signedInUser } from '@invoice-card/session'
import { recordOwnSave } from '../../checkout/draft-version.ts'
import { draftWithReadings } from './draft-of-reading.ts'

const readingPollMs = 1000

/** The file once its reading is over; null when it is no longer wanted. */
export async function awaitReading(
  fileId: string,
  isWanted: () => boolean,
  onProgress?: (percent: number) => void,
): Promise<InvoiceFile | null> {
  // Asked again before each call: one after a sign-out would end the session of who has none.
  while (isWanted()) {
    const file = await calls.invoiceFiles.getInvoiceFile({ params: { id: fileId } })
    if (!isWanted()) return null
    if (!isBeingRead(file)) return file
    onProgress?.(file.ocr.progress * 100)
    await new Promise(resolve => setTimeout(resolve, readingPollMs))
  }
  return null
}

/** Saves in a draft what was read of its file, nothing where it has that already, and gives its values. */
export async function fillDraft(id: number, file: InvoiceFile): Promise<DraftValues> {
  const { values, updated_at: known_updated_at } = await calls.drafts.getDraft({ params: { id } })
  const filled = await draftWithReadings(values, file)
  if (filled === null) return values
  try {
    const draft = await calls.drafts.updateDraft({ params: { id }, body: { values: filled, known_updated_at } })
    // A form that was opened meanwhile takes the readings in by itself.
    recordOwnSave(draft, known_updated_at)
  } catch (error) {
    // Somebody is typing into it: that form takes the readings in, or whichever opens the draft next.
    if (!isRefusal(error, 'draft_changed')) throw error
  }
  return filled
}

/** The same once the file is read, for who has left it meanwhile; whatever fails, the form takes the readings in. */
export async function fillWhenRead(draftId: number, fileId: string): Promise<void> {
  const owner = signedInUser()
  const file = await awaitReading(fileId, () => signedInUser() === owner).catch(() => null)
  if (file) await fillDraft(draftId, file).catch(() => null)
}
