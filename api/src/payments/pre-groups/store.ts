import type { Insertable } from 'kysely'
import type { Db, PreGroupTables } from '../../platform/database/public.ts'

type NewGroup = Insertable<PreGroupTables['pre_groups']>
type NewItem = Omit<Insertable<PreGroupTables['pre_items']>, 'claimed_by' | 'payment_id' | 'discarded_at'>

/** Adds a group; undefined where the program used the key for this user before. */
export const insertGroup = (db: Db, group: NewGroup) =>
  db
    .insertInto('pre_groups')
    .values(group)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertItems = (db: Db, items: readonly NewItem[]) =>
  db
    .insertInto('pre_items')
    .values([...items])
    .execute()

interface Owner {
  readonly client_id: string
  readonly user_id: number
  readonly company_id: number
}

const groupsOf = (db: Db, { client_id, user_id, company_id }: Owner) =>
  db
    .selectFrom('pre_groups')
    .select(['id', 'body_hash', 'created_at'])
    .where('client_id', '=', client_id)
    .where('user_id', '=', user_id)
    .where('company_id', '=', company_id)

export const findGroupByKey = (db: Db, owner: Owner, key: string) =>
  groupsOf(db, owner).where('idempotency_key', '=', key).executeTakeFirst()

/** A group that this program registered for this user. */
export const findClientGroup = (db: Db, owner: Owner, id: number) =>
  groupsOf(db, owner).where('id', '=', id).executeTakeFirst()

/** Items with the invoice that each became, in the program's order. */
export const listItems = (db: Db, groupId: number) =>
  db
    .selectFrom('pre_items')
    .leftJoin('payment_transactions', 'payment_transactions.id', 'pre_items.payment_id')
    .leftJoin('invoices', 'invoices.id', 'payment_transactions.invoice_id')
    .leftJoin('payment_transactions as holder', 'holder.id', 'pre_items.claimed_by')
    .selectAll('pre_items')
    .select([
      'invoices.id as invoice_id',
      'invoices.status as invoice_status',
      'invoices.is_action_required',
      'holder.status as holder_status',
      'holder.created_at as held_since',
    ])
    .where('pre_group_id', '=', groupId)
    .orderBy('position')
    .execute()

export type PreItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Items of a company's that wait for a payment. */
const openItems = (db: Db, companyId: number) =>
  db
    .selectFrom('pre_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pre_items.company_id', '=', companyId)
    .where('payment_id', 'is', null)
    .where('discarded_at', 'is', null)

export const countOpenItemsOf = async (db: Db, companyId: number): Promise<number> =>
  (await openItems(db, companyId).executeTakeFirstOrThrow()).count

/** Those of one program. */
export const countOpenItems = async (db: Db, { company_id, client_id }: Owner): Promise<number> =>
  (
    await openItems(db, company_id)
      .innerJoin('pre_groups', 'pre_groups.id', 'pre_group_id')
      .where('client_id', '=', client_id)
      .executeTakeFirstOrThrow()
  ).count

/** Groups of a company with counts over what is not discarded; those without any such item are gone. */
const shownGroups = (db: Db, companyId: number) =>
  db
    .selectFrom('pre_groups')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'pre_groups.client_id')
    .innerJoin('pre_items', join =>
      join.onRef('pre_items.pre_group_id', '=', 'pre_groups.id').on('discarded_at', 'is', null),
    )
    .where('pre_groups.company_id', '=', companyId)

const withSums = (db: Db, companyId: number) =>
  shownGroups(db, companyId)
    .groupBy(['pre_groups.id', 'oauth_clients.name'])
    .select(({ fn }) => [
      'pre_groups.id',
      'pre_groups.created_at',
      'oauth_clients.name as client_name',
      fn.countAll<number>().as('count_items'),
      fn.count<number>('payment_id').as('count_registered'),
      fn.sum<number>('amount').as('total_amount'),
    ])

export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number]

export const listGroups = (db: Db, companyId: number, { from, size }: { from: number; size: number }) =>
  withSums(db, companyId).orderBy('pre_groups.id', 'desc').offset(from).limit(size).execute()

export const findGroup = (db: Db, companyId: number, id: number) =>
  withSums(db, companyId).where('pre_groups.id', '=', id).executeTakeFirst()

export async function countGroups(db: Db, companyId: number): Promise<number> {
  const { count } = await shownGroups(db, companyId)
    .select(({ fn }) => fn.count<number>('pre_groups.id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
