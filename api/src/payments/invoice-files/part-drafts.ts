import type { DraftValues } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import { findOwnCompany } from '../../parties/suppliers/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { PartRow } from '../../platform/files/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { countDrafts, findDraftUnder, insertDraft, maxDrafts, timesFrom } from '../drafts/public.ts'

/** Adds a draft for each part, as the form leaves one of a file that is not read yet. The company is locked. */
export async function addDraftsOfParts(
  db: Db,
  session: Session,
  parts: readonly Pick<PartRow, 'id'>[],
  now: Date,
  refuse: (code: 'draft_limit_reached') => never,
): Promise<void> {
  const { transfer_person_name } = await findOwnCompany(db, session.company_id)
  for (const { id } of parts) {
    // The same invoice may have a draft already, from a file that was sent before.
    if (await findDraftUnder(db, session.company_id, id, now)) continue
    if ((await countDrafts(db, 'drafts', session.company_id, now)) >= maxDrafts) refuse('draft_limit_reached')
    await insertDraft(db, session, valuesOf(id, displayKana(transfer_person_name)), id, timesFrom(now))
  }
}

const valuesOf = (fileId: string, transfer_person_name: string): DraftValues => ({
  file_ids: [fileId],
  read_file_id: null,
  edited_fields: [],
  prefilled_fields: [],
  transfer_person_name,
})

/** The draft of each part, by the part's id; a part that was paid, or whose draft was deleted, has none. */
export async function draftsOfParts(
  db: Db,
  companyId: number,
  parts: readonly Pick<PartRow, 'id'>[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const drafts = new Map<string, number>()
  for (const { id } of parts) {
    const draft = await findDraftUnder(db, companyId, id, now)
    if (draft) drafts.set(id, draft.id)
  }
  return drafts
}
