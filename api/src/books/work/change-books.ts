import { type Db, inTransaction } from '../../platform/database/public.ts'
import { type Books, openBooks } from './books.ts'
import { createLocks, type Locks } from './lock-order.ts'

/**
 * Runs one unit of work on the books in a transaction. Locks are taken in one declared order; counter moves, timeline,
 * audit, jobs and notices are recorded meanwhile and written once at the end, sorted. Inside an outer transaction it
 * joins that one, with the locks that its units have taken, and writes when `work` is done.
 * @throws what `work` throws: then nothing is written
 * @throws CounterBelowZero
 */
export const changeBooks = <T>(pool: Db, work: (books: Books) => Promise<T>): Promise<T> =>
  inTransaction(pool, async db => {
    const { books, flush } = openBooks(db, locksOf(db))
    const result = await work(books)
    await flush()
    return result
  })

const held = new WeakMap<Db, Locks>()

/** The locks of a transaction: they stay until it ends, not until the unit of work does. */
function locksOf(transaction: Db): Locks {
  const locks = held.get(transaction) ?? createLocks()
  held.set(transaction, locks)
  return locks
}
