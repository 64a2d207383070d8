import type { Hindrance, HindranceKind } from '@invoice-card/contracts'
import { awaitingBuyerStatuses, invoiceStatus, openStatuses, statusForSeller } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, literals } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { readOutcomes } from '../../books/outcomes/public.ts'
import { liveStatuses } from '../../books/payments/public.ts'

const open = literals(openStatuses)
const awaitingBuyer = literals(awaitingBuyerStatuses)

interface Row {
  readonly kind: HindranceKind
  readonly invoice_id: number | null
  readonly invoice_status: InvoiceRow['status'] | null
  readonly is_action_required: boolean
  readonly is_own_request: boolean
  readonly name: string
  readonly amount: number
  readonly created_at: Date
  readonly total: number
}

/**
 * Finds what keeps a company from leaving, each thing once: payments and requests between the card and the bank, cards
 * that are being asked or given their money back, and money that the bank returned. At most `limit` of them, and how
 * many there are.
 */
export async function findHindrances(
  db: Db,
  companyId: number,
  limit: number,
): Promise<{ hindrances: Hindrance[]; count: number }> {
  const { rows } = await sql<Row>`
    with own as not materialized (
      select id, status, seller_company_id is not distinct from ${companyId} as is_sold, amount, created_at,
        -- What is asked of the other side is not this one's to know.
        case when seller_company_id = ${companyId} then is_action_required and not is_buyer_action_required else is_buyer_action_required end as is_action_required,
        case when seller_company_id = ${companyId} then coalesce(buyer_name, supplier_name)
          else supplier_name end as name
      from invoices where (buyer_company_id = ${companyId} or seller_company_id = ${companyId})
    ), undetermined as (
      select id, invoice_id, about_invoice_id, application, total_amount, created_at from payment_transactions
      where company_id = ${companyId} and superseded_by is null
        and (is_undetermined or pending_action is not null or completion is not null
          or (is_live and status = 'authorised' and invoice_id is null))
    ), returned as (
      select invoice_id from returned_transfers where outcome is null
      union select invoice_id from transfers where status = 'reserved'
    ), found as (
      select case when is_sold then 'request' else 'payment' end as kind, id as invoice_id, status as invoice_status,
        is_action_required, is_sold as is_own_request, name, amount, created_at
      from own where status in (${open})
      union all
      select 'request', own.id, own.status, false, true, own.name, own.amount, own.created_at from own
      where is_sold and status in (${awaitingBuyer}) and exists (select from payment_transactions about
        where about.about_invoice_id = own.id and about.superseded_by is null and about.status = any(${liveStatuses}))
      union all
      select 'card_payment', own.id, own.status, false, false,
        coalesce(own.name, application #>> '{payee,supplier_name}', ''), total_amount,
        coalesce(own.created_at, undetermined.created_at)
      from undetermined left join own on own.id = coalesce(undetermined.invoice_id, undetermined.about_invoice_id)
      where own.id is null or own.status not in (${open})
      union all
      select 'returned_transfer', own.id, own.status, own.is_action_required, own.is_sold, own.name, own.amount,
        own.created_at
      from own join returned on returned.invoice_id = own.id
      where own.status = ${invoiceStatus.transferred}
    )
    select *, count(*) over () as total from found order by invoice_id nulls first limit ${limit}`.execute(db)
  const outcomeOf = await readOutcomes(
    db,
    rows.flatMap(({ invoice_id: id, invoice_status: status }) =>
      id === null || status !== invoiceStatus.cancelled ? [] : { id, status },
    ),
  )
  const hindrances = rows.map(({ total: _, invoice_status, created_at, ...hindrance }) => ({
    ...hindrance,
    created_at: created_at.toISOString(),
    ...(hindrance.invoice_id !== null && outcomeOf({ id: hindrance.invoice_id })),
    invoice_status:
      hindrance.is_own_request && invoice_status !== null ? statusForSeller(invoice_status) : invoice_status,
  }))
  return { hindrances, count: rows[0]?.total ?? 0 }
}
