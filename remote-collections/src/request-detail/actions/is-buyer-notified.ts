import type { RequestSellerDetail } from '@invoice-card/contracts'

/** Whether words reach the buyer: a link alone, to an address without an account, is never mailed about. */
export const isBuyerNotified = ({ is_mailed, status }: Pick<RequestSellerDetail, 'is_mailed' | 'status'>): boolean =>
  is_mailed || status !== 1
