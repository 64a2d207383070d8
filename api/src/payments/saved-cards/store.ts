import { type PaymentUsingCard, cardBrands } from '@invoice-card/contracts'
import { type Selectable, sql } from 'kysely'
import type { CreditCardsTable, Db } from '../../platform/database/public.ts'
import type { GatewaySavedCard } from '../../platform/gateway/public.ts'
import { answerNotices } from '../../platform/notifications/public.ts'
import { endOfCard } from './end-of-card.ts'
import { undeterminedRegistrations } from './registration-store.ts'

export type CreditCardRow = Selectable<CreditCardsTable>

/** The most cards that a company can have saved at one time. */
export const maxSavedCards = 10

export const listCards = (db: Db, companyId: number): Promise<CreditCardRow[]> =>
  db
    .selectFrom('credit_cards')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

export const countCards = async (db: Db, companyId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('credit_cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface CardFacts {
  readonly brand: string
  readonly last4: string
  readonly expire: string
}

export const factsOf = ({ cardBrand, cardNumber, cardExpire }: GatewaySavedCard): CardFacts => ({
  brand: cardBrand,
  last4: cardNumber.slice(-4),
  expire: cardExpire,
})

/** A card by what is known of it: the gateway gives one number another id each time. */
export const findSameCard = (
  db: Db,
  companyId: number,
  { brand, last4, expire }: CardFacts,
): Promise<CreditCardRow | undefined> =>
  db
    .selectFrom('credit_cards')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(brand, last4, expire) = (${brand}, ${last4}, ${expire})`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** A card, deleted or not. */
export const getCard = (db: Db, id: number): Promise<CreditCardRow> =>
  db
    .selectFrom('credit_cards')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Error(`No credit card ${id}`))

/** Of an invoice that was there before, or of the application for one. */
const payeeName = sql<string>`coalesce(invoices.supplier_name, payment.application -> 'payee' ->> 'supplier_name', '')`

/** Payments by a saved card that are not authorised yet and may still be, by when they were begun. */
export const listPaymentsUsing = async (db: Db, companyId: number, creditCardId: number): Promise<PaymentUsingCard[]> =>
  db
    .selectFrom('payment_transactions as payment')
    .leftJoin('invoices', 'invoices.id', 'payment.about_invoice_id')
    .select(['payment.id as payment_id', 'payment.total_amount', payeeName.as('supplier_name')])
    // None of them has an invoice yet: their index.
    .where('payment.company_id', '=', companyId)
    .where('payment.is_live', '=', sql.lit(true))
    .where('payment.is_undetermined', '=', sql.lit(true))
    .where('payment.invoice_id', 'is', null)
    .where('payment.credit_card_id', '=', creditCardId)
    .orderBy('payment.created_at')
    .execute()

export const findCard = (db: Db, companyId: number, id: number): Promise<CreditCardRow | undefined> =>
  db
    .selectFrom('credit_cards')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Saves a card that the gateway stores; the second time it answers the row that is there. */
export const saveCard = async (
  db: Db,
  companyId: number,
  card: GatewaySavedCard | undefined,
  now: Date,
): Promise<CreditCardRow | undefined> => {
  const brand = cardBrands.find(name => name === card?.cardBrand)
  if (!card || !brand) return undefined
  const saved = await db
    .insertInto('credit_cards')
    .values({
      company_id: companyId,
      brand,
      last4: card.cardNumber.slice(-4),
      expire: card.cardExpire,
      gateway_card_id: card.cardId,
      created_at: now,
      deleted_at: null,
    })
    .onConflict(conflict =>
      conflict
        .columns(['company_id', 'gateway_card_id'])
        .where('deleted_at', 'is', null)
        .doUpdateSet(set => ({ expire: set.ref('excluded.expire') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  // A renewed card ends later than was said.
  await answerNotices(db, {
    about: `credit_card:${saved.id}`,
    companies: [saved.company_id],
    now,
    due_before: endOfCard(saved.expire),
  })
  return saved
}

/** Whether a card that the gateway stores is one of the company's. */
export const ownsSavedCard = async (db: Db, companyId: number, gatewayCardId: string): Promise<boolean> =>
  (await db
    .selectFrom('credit_cards')
    .select('id')
    .where('company_id', '=', companyId)
    .where('gateway_card_id', '=', gatewayCardId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Whether an order of the company, whose end is not known, may still save the card that was entered for it. */
export const isSavingCard = async (db: Db, companyId: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_transactions')
    .select('company_id')
    // As above: their index.
    .where('company_id', '=', companyId)
    .where('is_live', '=', sql.lit(true))
    .where('is_undetermined', '=', sql.lit(true))
    .where('invoice_id', 'is', null)
    .where('is_card_saved', '=', true)
    .unionAll(
      db
        .selectFrom('card_registrations')
        .select('company_id')
        .where('company_id', '=', companyId)
        .where('status', 'in', undeterminedRegistrations),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Deletes a card that the gateway has deleted. */
export const deleteSavedCard = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('credit_cards').set({ deleted_at: now, gateway_deleted_at: now }).where('id', '=', id).execute()
}
