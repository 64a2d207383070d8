export { checkCard, gatewayCardOf } from './check-card.ts'
export { endOfCard } from './end-of-card.ts'
export { keepPaidCard } from './keep-paid-card.ts'
export {
  changeRegistration,
  claimRegistration,
  deferRegistration,
  findRegistration,
  findRegistrationByKey,
  findRegistrationByOrder,
  getRegistration,
  hasCompanyLeft,
  insertRegistration,
  isUnsettled,
  listStuckRegistrations,
  lockRegistration,
  noteRelease,
  type RegistrationChange,
  type RegistrationRow,
  unsettledRegistrations,
} from './registration-store.ts'
export {
  countCards,
  type CreditCardRow,
  findCard,
  findSameCard,
  forgetCard,
  getCard,
  isCardKept,
  keepCard,
  listCards,
  listPaymentsUsing,
  maxKeptCards,
} from './store.ts'
export { toCreditCard } from './view.ts'
