import type { Selectable } from 'kysely'
import { cardBrands } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import type { CreditCardsTable } from '../database/schema/money.ts'
import type { KeptCard } from '../gateway/wire.ts'
import { answerNotices } from '../notifications/answer-store.ts'
import { endOfCard } from './end-of-card.ts'

export type CreditCardRow = Selectable<CreditCardsTable>

/** Cards that a company may keep. */
export const maxKeptCards = 10

export const listCards = (db: Db, companyId: number): Promise<CreditCardRow[]> =>
  db.selectFrom('credit_cards').selectAll()
    .where('company_id', '=', companyId).where('deleted_at', 'is', null).orderBy('id').execute()

export const findCard = (db: Db, companyId: number, id: number): Promise<CreditCardRow | undefined> =>
  db.selectFrom('credit_cards').selectAll()
    .where('id', '=', id).where('company_id', '=', companyId).where('deleted_at', 'is', null).executeTakeFirst()

/** Remembers a card that the gateway keeps; the second time it answers the row that is there. */
export const keepCard = async (db: Db, companyId: number, card: KeptCard | undefined, now: Date): Promise<CreditCardRow | undefined> => {
  const brand = cardBrands.find(name => name === card?.cardBrand)
  if (!card || !brand) return undefined
  const kept = await db.insertInto('credit_cards')
    .values({
      company_id: companyId, brand, last4: card.cardNumber.slice(-4), expire: card.cardExpire,
      gateway_card_id: card.cardId, created_at: now, deleted_at: null,
    })
    .onConflict(conflict => conflict.columns(['company_id', 'gateway_card_id']).where('deleted_at', 'is', null)
      .doUpdateSet(set => ({ expire: set.ref('excluded.expire') })))
    .returningAll().executeTakeFirstOrThrow()
  // A renewed card ends later than was said.
  await answerNotices(db, `credit_card:${kept.id}`, now, { due_before: endOfCard(kept.expire) })
  return kept
}

/** Whether a card that the gateway keeps is one of the company's. */
export const isCardKept = async (db: Db, companyId: number, gatewayCardId: string): Promise<boolean> =>
  await db.selectFrom('credit_cards').select('id').where('company_id', '=', companyId).where('gateway_card_id', '=', gatewayCardId).where('deleted_at', 'is', null).executeTakeFirst() !== undefined

export const forgetCard = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('credit_cards').set({ deleted_at: now }).where('id', '=', id).execute()
}
