import { isEndedRequest, isRefunded } from '@invoice-card/domain'

/** What ended without a deposit, or was given back to the buyer's card with the fee. */
export const hasNoDeposit = (request: Parameters<typeof isEndedRequest>[0] & Parameters<typeof isRefunded>[0]) =>
  isEndedRequest(request) || isRefunded(request)
