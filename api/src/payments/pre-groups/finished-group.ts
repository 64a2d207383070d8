import type { Db } from '../../platform/database/public.ts'
import { answerNotices } from '../../platform/notifications/public.ts'
import { isFinished } from './item-store.ts'

/** The user who was asked about a group has nothing to do any more once all of its items are paid or put aside. */
export async function answerFinishedGroup(db: Db, groupId: number, now: Date): Promise<void> {
  if (await isFinished(db, groupId)) await answerNotices(db, `pre_group:${groupId}`, now)
}
