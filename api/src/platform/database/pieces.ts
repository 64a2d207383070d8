import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connection.ts'

const rowsOfPiece = 1_000

/**
 * Rows of one statement in pieces, all as of one moment: in memory is one piece, however many rows there are. The
 * connection is given back when the last piece was taken, or nobody wants another one.
 */
export async function* inPieces<Row>(
  pool: Db,
  statementOf: (db: Db) => Promise<RawBuilder<Row>>,
): AsyncGenerator<readonly Row[], void, void> {
  const db = await pool.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    // The first piece waits until all rows are in order; an edge waits for half a minute.
    await sql`set local statement_timeout = '25s'`.execute(db)
    await sql`declare pieces no scroll cursor for ${await statementOf(db)}`.execute(db)
    while (true) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsOfPiece)} from pieces`.execute(db)
      if (rows.length > 0) yield rows
      if (rows.length < rowsOfPiece) return
    }
  } finally {
    // A connection that is dead has said so already.
    await db
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}
