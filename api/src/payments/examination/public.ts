export { requireReauthorisation } from './require-reauthorisation.ts'
export { cancelUnanswered } from './cancel-unanswered.ts'
export { completeInvoice, finishCompletion } from './complete.ts'
export { listRoundTrips } from './round-trip.ts'
