export { noteDecline, recordOutcome, saveOutcome, refuseAfterDeclines } from './declines.ts'
export { objectionTo } from './objection.ts'
export { orUnavailable } from './or-unavailable.ts'
export {
  abandonedPayment,
  amountOverLimit,
  findResultMessage,
  ownResultCode,
  tooManyDeclines,
  unexplainedDecline,
} from './result-messages.ts'
export { isGenuineWayBack, maxWayBackBytes } from './way-back.ts'
