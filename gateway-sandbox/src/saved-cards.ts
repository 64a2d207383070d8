import { randomUUID } from 'node:crypto'
import type { Sandbox } from './context.ts'
import type { CardOnFile } from './tokens/store.ts'

export type SavedCard = CardOnFile & { card_id: string; account_id: string; created_at: number }

export function saveCard({ database, now }: Sandbox, accountId: string, card: CardOnFile): SavedCard {
  const { masked_number, brand, expire, scenario } = card
  const row = {
    card_id: `c-${randomUUID()}`,
    account_id: accountId,
    masked_number,
    brand,
    expire,
    scenario,
    created_at: now().getTime(),
  }
  database
    .prepare(
      'INSERT INTO cards VALUES (:card_id, :account_id, :masked_number, :brand, :expire, :scenario, :created_at)',
    )
    .run(row)
  return row
}

export function listCards({ database }: Sandbox, accountId: string): SavedCard[] {
  // The rows have the columns of the schema, which TypeScript cannot see.
  return database
    .prepare('SELECT * FROM cards WHERE account_id = ? ORDER BY created_at, card_id')
    .all(accountId) as SavedCard[]
}

export function findCard(sandbox: Sandbox, accountId: string, cardId: string): SavedCard | undefined {
  return listCards(sandbox, accountId).find(card => card.card_id === cardId)
}

export function deleteSavedCard({ database }: Sandbox, card: SavedCard): void {
  database.prepare('DELETE FROM cards WHERE card_id = ?').run(card.card_id)
}
