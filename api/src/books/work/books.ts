import type { Insertable } from 'kysely'
import { type AuditEntry, lockChains } from '../../platform/audit/public.ts'
import type { Db, InvoiceEventsTable } from '../../platform/database/public.ts'
import { type JobName, type JobPayload, type OutboxRow, outboxRow, saveOutbox } from '../../platform/jobs/public.ts'
import { answerNotices, type NoticeAnswer, type Notice, notify } from '../../platform/notifications/public.ts'
import { type Counted, type CounterMove, counterMovesOf, saveCounterMoves } from './counter-store.ts'
import { insertEvents } from './event-store.ts'
import type { LockId, LockName, Locks } from './lock-order.ts'

type NewEvent = Insertable<InvoiceEventsTable>

/** One unit of work on the books: its transaction, its locks, and what is written when the work is done. */
export interface Books {
  /** The transaction. Stores read and write with it at once. */
  readonly db: Db
  /** Takes a lock in the declared order; several of one name at once, by number. @throws LockOrderBroken */
  readonly lock: <T>(name: LockName, id: LockId | readonly number[], take: (db: Db) => Promise<T>) => Promise<T>
  /** Moves the counters of both companies from what the invoice was (null: it is new) to what it is. */
  readonly count: (before: Counted | null, after: Counted) => void
  /** A line of an invoice's timeline. */
  readonly addEvent: (event: NewEvent) => void
  readonly audit: (entry: AuditEntry) => void
  /** A job that runs after the commit, at least once. */
  readonly enqueue: <Name extends JobName>(name: Name, payload: JobPayload<Name>) => void
  /** What notices asked about a row was done or is over. Comes before the notices of this unit. */
  readonly answerNotices: (answer: NoticeAnswer) => void
  readonly notify: (notice: Notice) => void
}

interface OpenBooks {
  readonly books: Books
  /**
   * Writes what was recorded: counters, audit and notices, whose rows a company's units share, in one order for all of
   * them; events and jobs as they came.
   */
  readonly flush: () => Promise<void>
}

export function openBooks(db: Db, locks: Locks): OpenBooks {
  const counterMoves: CounterMove[] = []
  const events: NewEvent[] = []
  const audits: AuditEntry[] = []
  const jobs: OutboxRow[] = []
  const answers: NoticeAnswer[] = []
  const notices: Notice[] = []
  const books: Books = {
    db,
    lock: (name, id, take) => {
      const ids = typeof id === 'object' ? id.toSorted((a, b) => a - b) : [id]
      for (const one of ids) locks.take(name, one)
      return take(db)
    },
    count: (before, after) => void counterMoves.push(...counterMovesOf(before, after)),
    addEvent: event => void events.push(event),
    audit: entry => void audits.push(entry),
    enqueue: (name, payload) => void jobs.push(outboxRow(name, payload)),
    answerNotices: answer => void answers.push(answer),
    notify: notice => void notices.push(notice),
  }
  const flush = async (): Promise<void> => {
    // From the counters to the commit the companies' other payments wait: counters, audit and notices lock rows that
    // all of them share, in this order. What need not wait for an answer travels in one packet.
    const [, , , writeAudits] = await Promise.all([
      insertEvents(db, events),
      saveOutbox(db, jobs),
      saveCounterMoves(db, counterMoves),
      lockChains(db, audits),
    ])
    await Promise.all([writeAudits(), writeNotices()])
  }
  const writeNotices = async (): Promise<void> => {
    for (const answer of answers) await answerNotices(db, answer)
    for (const notice of notices.toSorted((a, b) => a.company_id - b.company_id)) await notify(db, notice)
  }
  return { books, flush }
}
