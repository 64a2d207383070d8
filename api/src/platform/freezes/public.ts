export { cardFrozen, supplierFrozen } from './messages.ts'
export {
  companyFrozen,
  findFreeze,
  findFrozen,
  type FreezeSubject,
  type Frozen,
  insertFreeze,
  isCompanyFrozen,
  isFrozen,
  liftFreeze,
  listFreezes,
  userFrozen,
} from './store.ts'
