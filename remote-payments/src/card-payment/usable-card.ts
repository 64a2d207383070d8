import type { CreditCard } from '@invoice-card/contracts'

/** Whether a saved card can be charged. */
export const isUsable = ({ state, is_frozen }: CreditCard): boolean => state !== 'expired' && is_frozen !== true
