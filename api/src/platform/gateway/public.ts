export { type Answered, recordAnswer, sendQuestion, traceOf } from './calls.ts'
export { createGateway, type Gateway, GatewayUnreachableError } from './client.ts'
export {
  addCard,
  requestRegistrationResult,
  requestResult,
  authorisationOf,
  cancel,
  cancelRegistration,
  capture,
  deleteCard,
  type GatewayCard,
  loadResult,
  registrationAmountYen,
  registrationOf,
} from './operations.ts'
export { authHash, contentHmac } from './signature.ts'
export { type CallEnding, type CallTrace, closeCall, openCall } from './store.ts'
export { decisiveBlock } from '@invoice-card/domain'
export {
  cardOfOrder,
  cardsOfOrder,
  type GatewayAnswer,
  type GatewaySavedCard,
  isAboutOrder,
  resultBlock,
} from './wire.ts'
