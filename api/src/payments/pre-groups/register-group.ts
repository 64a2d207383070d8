import type { PreItemInput, RefusalDetail } from '@invoice-card/contracts'
import { toRegistrationNumber } from '@invoice-card/domain'
import { auditChainOf } from '../../platform/audit/public.ts'
import { json, lockCompany } from '../../platform/database/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { type ClientContext, refusePlatform } from '../../platform/http/public.ts'
import { toTransferPersonName } from '../../identity/users/public.ts'
import { itemErrorsOf } from './check-items.ts'
import { preparedNotice } from './messages.ts'
import { countOpenItems, findGroupByKey, insertGroup, insertItems } from './store.ts'

type Refuse = (code: 'pre_items_invalid' | 'too_many_pre_items', detail?: RefusalDetail) => never

/** What a company can look through; a program that goes on is out of control. */
const maxOpenItems = 1000

/** Registers a group for the user to pay, once per key, and notifies the user. */
export async function registerGroup(context: ClientContext, items: readonly PreItemInput[], refuse: Refuse) {
  const { db, client } = context
  const { key, body_hash } = context.idempotency ?? refusePlatform('idempotency_key_required')
  const known = await findGroupByKey(db, client, key)
  if (!known) {
    const fields = await itemErrorsOf(context, items)
    if (fields.length > 0) refuse('pre_items_invalid', { fields })
    await changeBooks(db, books => insert(books, context, { key, body_hash }, items, refuse))
  }
  const group = known ?? (await findGroupByKey(db, client, key))
  if (!group) throw new Error('The group of a key that was just used is not there')
  return group.body_hash === body_hash ? group : refusePlatform('idempotency_key_reused')
}

async function insert(
  books: Books,
  { client, now }: ClientContext,
  { key, body_hash }: { key: string; body_hash: string },
  items: readonly PreItemInput[],
  refuse: Refuse,
): Promise<void> {
  const { client_id, client_name, user_id, company_id } = client
  const { db } = books
  const at = now()
  await books.lock('company', company_id, () => lockCompany(db, company_id))
  const group = await insertGroup(db, {
    company_id,
    user_id,
    client_id,
    idempotency_key: key,
    body_hash,
    created_at: at,
  })
  // A repetition of this very call was first.
  if (!group) return
  if ((await countOpenItems(db, client)) + items.length > maxOpenItems) refuse('too_many_pre_items')
  await insertItems(
    db,
    items.map((item, position) => ({
      pre_group_id: group.id,
      company_id,
      position,
      reference: item.reference ?? null,
      supplier: json(item.supplier),
      amount: item.amount,
      due_date: item.due_date,
      issue_date: item.issue_date ?? null,
      invoice_number: item.invoice_number || null,
      registration_number: toRegistrationNumber(item.registration_number ?? '') || null,
      transfer_person_name:
        item.transfer_person_name === undefined ? null : toTransferPersonName(item.transfer_person_name),
      file_ids: item.file_ids,
    })),
  )
  books.audit({
    chain: auditChainOf(company_id),
    at,
    actor: `oauth_client:${client_id}`,
    action: 'pre_group.registered',
    subject: `pre_group:${group.id}`,
    detail: { user_id, count: items.length },
  })
  books.notify({
    company_id,
    user_id,
    now: at,
    ...preparedNotice({
      groupId: group.id,
      clientName: client_name,
      count: items.length,
      amount: items.reduce((sum, { amount }) => sum + amount, 0),
    }),
  })
}
