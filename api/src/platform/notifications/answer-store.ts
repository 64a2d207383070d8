import type { Db } from '../database/public.ts'
import type { NoticeSubject } from './notice.ts'

export interface NoticeAnswer {
  readonly about: NoticeSubject
  readonly now: Date
  /** Who may have been asked; null for a party that is not known. */
  readonly companies: readonly (number | null)[]
  /** Only what was to be done before this moment. */
  readonly due_before?: Date
}

/**
 * Marks the notices about a row as answered: they count as action required no longer. In the transaction that does it,
 * and before it notifies.
 */
export async function answerNotices(db: Db, { about, now, companies, due_before }: NoticeAnswer): Promise<void> {
  const asked = companies.filter(company => company !== null)
  if (asked.length === 0) return
  await db
    .updateTable('notifications')
    .set({ answered_at: now })
    .where('company_id', 'in', asked)
    .where('asks_about', '=', about)
    .where('asks_about', 'is not', null)
    .where('answered_at', 'is', null)
    .$if(due_before !== undefined, query => query.where('deadline', '<', due_before ?? null))
    .execute()
}

/** A newer notice asks a company the same: the older ones ask for nothing any more, and nothing of theirs was done. */
export async function replaceQuestions(db: Db, about: NoticeSubject, company_id: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ asks_about: null, deadline: null })
    .where('asks_about', '=', about)
    .where('asks_about', 'is not', null)
    .where('answered_at', 'is', null)
    .where('company_id', '=', company_id)
    .execute()
}
