/** Every way in which a request can end. */
export const endingNames = [
  'transferred',
  'paidAfterDecline',
  'rejectedBeforeCharge',
  'rejectedAfterCharge',
  'cancelledByBuyer',
  'withdrawn',
  'declined',
  'lapsed',
  'cardDeclined',
  'accountRefused',
  'accountRefusedAndRejected',
  'returnedAndResent',
  'returnedAndResentElsewhere',
  'returnedAndRefunded',
] as const
export type Ending = (typeof endingNames)[number]
