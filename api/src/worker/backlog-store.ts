import { sql } from 'kysely'
import type { Db } from '../platform/database/public.ts'
import { backlogTier } from './backlog-tier.ts'

/** Lets the jobs of a company that were sent before it had a backlog belong to that: they would take two places. */
export const joinBacklog = (db: Db, kind: string, companyId: number) =>
  sql`update pgboss.job set group_tier = ${backlogTier}
    where name = ${kind} and state < 'active' and group_id = ${String(companyId)}
      and group_tier is distinct from ${backlogTier}`.execute(db)
