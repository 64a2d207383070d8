import type { Selectable } from 'kysely'
import type { CreditCardsTable, Db } from '../../platform/database/public.ts'

/** What a card is known by: the gateway gives one number another id each time. */
export type CardFacts = Pick<Selectable<CreditCardsTable>, 'last4' | 'expire'> & { readonly brand: string }

/** The frozen cards of a company, also those that it has deleted since: saved again, they are frozen still. */
export const listFrozenCards = (db: Db, companyId: number): Promise<CardFacts[]> =>
  db
    .selectFrom('freezes')
    .innerJoin('credit_cards', 'credit_cards.id', 'freezes.subject_id')
    .select(['brand', 'last4', 'expire'])
    .where('freezes.company_id', '=', companyId)
    .where('freezes.kind', '=', 'credit_card')
    .where('freezes.lifted_at', 'is', null)
    .execute()

/** Whether a card, saved or typed, is one of the company's that is frozen. */
export const isCardFrozen = async (db: Db, companyId: number, card: CardFacts): Promise<boolean> =>
  isAmong(await listFrozenCards(db, companyId), card)

export const isAmong = (cards: readonly CardFacts[], { brand, last4, expire }: CardFacts): boolean =>
  cards.some(card => card.brand === brand && card.last4 === last4 && card.expire === expire)
