import type { Invoice } from '@invoice-card/contracts'

/** The payer of a request bears no fee and sees none, and a promotion may take the whole of it. */
export const isFeePaid = ({ commission_amount }: Pick<Invoice, 'commission_amount'>): boolean => commission_amount > 0
