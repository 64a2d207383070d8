import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }

const schema = 'pgboss'
const newest = pgBoss.pgboss.schema

/**
 * Makes the tables of the job queue, or brings them up to the version of the library. A newer version is left as it is.
 */
export async function installQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('${schema}.version') is not null as made`)
  if (!rows[0]?.made) return run(client, getConstructionPlans(schema))
  const { rows: versions } = await client.query<{ version: number }>(`select version from ${schema}.version`)
  const version = versions[0]?.version ?? newest
  if (version < newest) await run(client, getMigrationPlans(schema, version))
}

/** The plans begin and commit a transaction themselves. */
async function run(client: pg.Client, plans: string): Promise<void> {
  try {
    await client.query(plans)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The tables of the job queue could not be made: ${(error as Error).message}`, { cause: error })
  }
}
