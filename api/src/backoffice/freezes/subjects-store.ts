import { cardLabel } from '@invoice-card/contracts'
import type { Db, FreezeKind } from '../../platform/database/public.ts'
import type { FreezeSubject } from '../../platform/freezes/public.ts'

/** Something that can be frozen, with the name that people know it by. */
export interface NamedSubject extends FreezeSubject {
  readonly name: string
}

type Found = Omit<NamedSubject, 'kind' | 'subject_id'> | undefined

const finders: Readonly<Record<FreezeKind, (db: Db, id: number) => Promise<Found>>> = {
  user: (db, id) =>
    db
      .selectFrom('users')
      .select(['company_id', 'email_address as name'])
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  company: (db, id) =>
    db
      .selectFrom('companies')
      .select(['id as company_id', 'name'])
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  supplier: (db, id) =>
    db.selectFrom('suppliers').select(['company_id', 'name']).where('id', '=', id).executeTakeFirst(),
  credit_card: async (db, id) => {
    const card = await db
      .selectFrom('credit_cards')
      .select(['company_id', 'brand', 'last4', 'expire'])
      .where('id', '=', id)
      .executeTakeFirst()
    return card && { company_id: card.company_id, name: `${cardLabel(card)} (${card.expire})` }
  },
}

/** What is there to be frozen; undefined where there is none, or it has left the service. */
export async function findSubject(db: Db, kind: FreezeKind, id: number): Promise<NamedSubject | undefined> {
  const found = await finders[kind](db, id)
  return found && { kind, subject_id: id, ...found }
}
