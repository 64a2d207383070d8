import type { RequestSellerDetail } from '@invoice-card/contracts'

/**
 * Whether its seller may count on words reaching the buyer: a link alone is mailed about to customers only, who are
 * not told apart.
 */
export const isBuyerNotified = ({ is_mailed }: Pick<RequestSellerDetail, 'is_mailed'>): boolean => is_mailed
