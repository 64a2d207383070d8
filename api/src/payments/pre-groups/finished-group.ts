import type { Books } from '../../books/work/public.ts'
import { isFinished } from './item-store.ts'

/** The user who was asked about a group has nothing to do any more once all of its items are paid or put aside. */
export async function answerFinishedGroup(
  books: Books,
  { groupId, companyId }: { readonly groupId: number; readonly companyId: number },
  now: Date,
): Promise<void> {
  const isOver = await books.lock('preparedGroup', groupId, db => isFinished(db, groupId))
  if (isOver) books.answerNotices({ about: `pre_group:${groupId}`, companies: [companyId], now })
}
