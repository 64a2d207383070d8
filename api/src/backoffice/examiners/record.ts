import { appendAudit, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'

/** Accounts, sign-ins and calls of examiners have a chain of their own. */
const chain = 'examiners'

interface ExaminerAction {
  readonly at: Date
  /** Null where nobody is known yet, as at a sign-in that failed. */
  readonly by: Examiner | null
  readonly action: `${'examiner' | 'call' | 'promotion' | 'program'}.${string}`
  readonly subject: string
  readonly detail?: Record<string, unknown>
}

/** Records what an examiner did, or tried; at the end of a transaction, for the chain is locked from here on. */
export const recordExaminerAction = (db: Db, { by, detail = {}, ...action }: ExaminerAction): Promise<void> =>
  appendAudit(db, { chain, actor: by === null ? 'anonymous:backoffice' : examinerActor(by), detail, ...action })

export const subjectOf = (login: string): string => `examiner:${login}`
