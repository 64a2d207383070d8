export { checkCard, gatewayCardOf } from './check-card.ts'
export { deleteUnsavedCards } from './delete-unsaved-cards.ts'
export { endOfCard } from './end-of-card.ts'
export { isCardFrozen, listFrozenCards } from './frozen-store.ts'
export { savePaidCard } from './save-paid-card.ts'
export { undeterminedRegistrations } from './registration-store.ts'
export {
  countCards,
  factsOf,
  type CreditCardRow,
  findCard,
  findSameCard,
  deleteSavedCard,
  getCard,
  isSavingCard,
  ownsSavedCard,
  saveCard,
  listCards,
  listPaymentsUsing,
  maxSavedCards,
} from './store.ts'
export { toCreditCard } from './view.ts'
