import type { Db } from '../../platform/database/public.ts'

/** Calls of an examiner as the audit log has them, the oldest first: what was asked for, and its refusal. */
export async function recordedCalls(db: Db, login: string) {
  const records = await db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor', 'like', `%:${login}`)
    .orderBy('sequence')
    .execute()
  return records.map(({ action, detail }) => [action, detail.params, detail.refusal])
}
