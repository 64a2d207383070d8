import { sql } from 'kysely'
import { auditChainOf } from '../../../platform/audit/public.ts'
import type { Db } from '../../../platform/database/public.ts'

interface ToExamine {
  readonly status: 'Unapproved' | 'Escalation' | undefined
  readonly after: number | undefined
  readonly limit: number
}

/** What last brought a supplier back to the examiners, e.g. `supplier.escalate`, and when. */
interface Turn {
  readonly action: string
  readonly at: string
}

/** The last change of an account for which an approved supplier is checked again. */
const lastRecheck = sql<Turn | null>`(
  select json_build_object(
    'action', case when before is null then 'account_added' else 'account_changed' end, 'at', changed_at)
  from supplier_accounts join supplier_account_changes change on change.supplier_account_id = supplier_accounts.id
  where supplier_accounts.supplier_id = suppliers.id
    and change.supplier_status_before = 'Approved' and change.supplier_status_after = 'Unapproved'
  order by change.id desc limit 1)`.as('last_recheck')

/**
 * The last escalation, or the last number that was added to it. Only looked for where the row shows that there may be
 * one: an account's change resets who decided last.
 */
const lastTurn =
  sql<Turn | null>`case when suppliers.status = 'Escalation' or suppliers.examined_by_id is not null then (
  select json_build_object('action', action, 'at', at) from audit_log
  where chain = 'company-' || suppliers.company_id and subject = 'supplier:' || suppliers.id
    and (action = 'supplier.escalate' or (action = 'supplier.identity_completed' and detail ? 'to'))
  order by sequence desc limit 1) end`.as('last_turn')

const examined = (db: Db) => db.selectFrom('suppliers').selectAll('suppliers').select([lastRecheck, lastTurn])

/** Suppliers of all companies that nobody has decided about, oldest first; read in the index `suppliers_to_examine`. */
export const listToExamine = (db: Db, { status, after = 0, limit }: ToExamine) =>
  examined(db)
    .where(sql<boolean>`deleted_at is null and status in ('Unapproved', 'Escalation')`)
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'Unapproved'))
    .where('suppliers.id', '>', after)
    .orderBy('suppliers.id')
    .limit(limit)
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof listToExamine>>[number]

/** Any company's supplier with that company, also one that is deleted. */
export const findExamined = (db: Db, id: number) =>
  examined(db)
    .innerJoin('companies', 'companies.id', 'suppliers.company_id')
    .select(['companies.name as company_name', 'companies.corporate_number as company_number'])
    .where('suppliers.id', '=', id)
    .executeTakeFirst()

/** What examiners decided about a supplier, newest first, as the audit log has it. */
export const listDecisions = (db: Db, { id, company_id }: { readonly id: number; readonly company_id: number }) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'at'])
    .select(sql<string | null>`detail->>'comment'`.as('comment'))
    .where('chain', '=', auditChainOf(company_id))
    .where('subject', '=', `supplier:${id}`)
    .where('action', 'in', ['supplier.approve', 'supplier.escalate', 'supplier.reject'])
    .orderBy('sequence', 'desc')
    .limit(100)
    .execute()
