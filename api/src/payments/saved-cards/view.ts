import type { CreditCard } from '@invoice-card/contracts'
import { creditCardStateOf, japanDay } from '@invoice-card/domain'
import { type CardFacts, isAmong } from './frozen-store.ts'
import type { CreditCardRow } from './store.ts'

export const toCreditCard = (
  { id, brand, last4, expire, created_at }: CreditCardRow,
  frozen: readonly CardFacts[],
  now: Date,
): CreditCard => ({
  id,
  brand,
  last4,
  expire,
  state: creditCardStateOf(expire, japanDay(now)),
  is_frozen: isAmong(frozen, { brand, last4, expire }),
  created_at: created_at.toISOString(),
})
