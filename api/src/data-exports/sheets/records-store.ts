import type { Db } from '../../database/connection.ts'
import { concerns } from '../../notifications/store.ts'

/** Those of the company, and of the one user who reads them. */
export const readNotifications = (db: Db, company_id: number, afterId: number, limit: number, user_id: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'title', 'body', 'read_at', 'created_at'])
    .where(concerns({ company_id, user_id }))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readDrafts = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('drafts')
    .select(['id', 'form_values', 'created_at', 'updated_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readRequestDrafts = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('invoice_request_drafts')
    .select(['id', 'buyer_name', 'amount', 'form_values', 'created_at', 'updated_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readPrepared = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('pre_items')
    .innerJoin('pre_groups', 'pre_groups.id', 'pre_group_id')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'pre_groups.client_id')
    .select([
      'pre_items.id',
      'oauth_clients.name as client_name',
      'reference',
      'amount',
      'due_date',
      'invoice_number',
      'payment_id',
      'discarded_at',
      'pre_groups.created_at',
    ])
    .where('pre_items.company_id', '=', companyId)
    .where('pre_items.id', '>', afterId)
    .orderBy('pre_items.id')
    .limit(limit)
    .execute()
