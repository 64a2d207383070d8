import type { Db } from '../../../platform/database/public.ts'
import { supplierNameIn } from '../../../payments/drafts/public.ts'
import { concerns } from '../../../platform/notifications/public.ts'

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
    .select(['id', 'form_values', 'is_scheduled', 'created_at', 'updated_at', 'expires_at'])
    .select(supplierNameIn('invoice_request_drafts').as('buyer_name'))
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readRequestSchedules = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('request_schedules')
    .innerJoin('invoices', 'invoices.id', 'request_schedules.invoice_id')
    .select(['request_schedules.id', 'invoice_id', 'buyer_name', 'amount', 'rule', 'next_on'])
    .select('request_schedules.created_at')
    .where('request_schedules.company_id', '=', companyId)
    .where('request_schedules.id', '>', afterId)
    .orderBy('request_schedules.id')
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
