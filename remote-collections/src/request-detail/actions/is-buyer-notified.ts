import type { RequestSellerDetail } from '@invoice-card/contracts'

/**
 * Whether its seller may count on words reaching the buyer: a link alone is mailed about to customers only, and its
 * seller does not learn who is one.
 */
export const isBuyerNotified = ({ is_mailed }: Pick<RequestSellerDetail, 'is_mailed'>): boolean => is_mailed
