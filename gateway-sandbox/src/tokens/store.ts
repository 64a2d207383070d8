import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { findBrand } from '@invoice-card/card-frame/card-brands'
import { scenarioOf, type Scenario } from '../scenario-cards.ts'

/** A card as the gateway remembers it: enough to charge it here, not enough to misuse it anywhere. */
export type CardOnFile = { masked_number: string; brand: string; expire: string; scenario: Scenario }
type TokenRow = CardOnFile & { token: string; expires_at: number; is_spent: 0 | 1 }

export const tokenLifeMs = 15 * 60_000

export function issueToken(database: DatabaseSync, cardNumber: string, expire: string, now: Date): TokenRow {
  const row: TokenRow = {
    token: randomUUID(),
    masked_number: maskCardNumber(cardNumber),
    brand: findBrand(cardNumber)?.brand ?? '',
    expire,
    scenario: scenarioOf(cardNumber),
    expires_at: now.getTime() + tokenLifeMs,
    is_spent: 0,
  }
  database
    .prepare('INSERT INTO tokens VALUES (:token, :masked_number, :brand, :expire, :scenario, :expires_at, :is_spent)')
    .run(row)
  return row
}

/** Takes the token out of use and answers its card, or says why it cannot. */
export function spendToken(database: DatabaseSync, token: string, now: Date): CardOnFile | 'P005' | 'P006' {
  // The row has the columns of the schema, which TypeScript cannot see.
  const row = database.prepare('SELECT * FROM tokens WHERE token = ?').get(token) as TokenRow | undefined
  if (!row || row.expires_at < now.getTime()) return 'P005'
  if (row.is_spent) return 'P006'
  database.prepare('UPDATE tokens SET is_spent = 1 WHERE token = ?').run(token)
  return row
}

/** First six and last four digits: the most that PCI DSS 3.4.1 lets out. */
function maskCardNumber(cardNumber: string): string {
  return cardNumber.slice(0, 6) + '*'.repeat(cardNumber.length - 10) + cardNumber.slice(-4)
}
