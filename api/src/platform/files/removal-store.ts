import { removalLockName } from '@invoice-card/file-store'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/public.ts'

/**
 * Runs `remove`, which removes finished files, unless a backup is copying files: it still needs what its snapshot
 * names (decision 0140). False where one is; then the next run removes them.
 */
export const removeUnlessBackedUp = (pool: Db, remove: (db: Db) => Promise<void>): Promise<boolean> =>
  inTransaction(pool, async db => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock_shared(hashtext(${removalLockName})) as got`.execute(db)
    if (!rows[0]?.got) return false
    await remove(db)
    return true
  })
