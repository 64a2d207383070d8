export { cardFactsOf } from './card-facts.ts'
export { callerKeysOf } from './caller-keys.ts'
export { cardRefusals } from './card-refusals.ts'
export { isCardTriedOut, withCardKey } from './card-key.ts'
export { countDecline, recordPaymentOutcome, recordPaymentOutcomeInOwnUnit, refuseAfterDeclines } from './declines.ts'
export { authorisationError } from './authorisation-error.ts'
export { orUnavailable } from './or-unavailable.ts'
export {
  abandonedPayment,
  amountOverLimit,
  findResultMessage,
  ownResultCode,
  unexplainedDecline,
} from './result-messages.ts'
export { isGenuineReturn, maxReturnBytes } from './return-from-issuer.ts'
