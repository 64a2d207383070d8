export { findAccount, findSameAccount, insertAccount, listAccounts } from './account-store.ts'
export { addSupplier, initialStatus } from './add-supplier.ts'
export { accountChangeWarning, checkAgain, effectOfAccount } from './check-again.ts'
export { examineSupplier, type SupplierDecision, type SupplierRefusal } from './examination.ts'
export { suppliersHandlers } from './handlers.ts'
export { listSuppliers } from './list-store.ts'
export { suppliersMessages } from './messages.ts'
export { type AccountError, checkAccount, checkNewAccount } from './new-account.ts'
export { checkNewSupplier, detailsOf } from './check-new-supplier.ts'
export { corporationToSupplier, type NewSupplier, soleProprietorToSupplier } from './new-supplier.ts'
export {
  isOwnAccount,
  isOwnCompany,
  isOwnRegistrationNumber,
  isRegisteredHolder,
  isSameBusiness,
  type OwnCompany,
} from './own-company.ts'
export { isStoppedBySupplier, listPendingPayments, stoppingStatuses } from './stopped-store.ts'
export {
  findAnySupplier,
  findOwnCompany,
  findSameSupplier,
  findSupplier,
  findSupplierByNumber,
  findSupplierName,
  insertSupplier,
  lockStatus,
  listToExamine,
  lockSupplier,
  lockSupplierReference,
  setSupplierStatus,
  type SupplierRow,
} from './store.ts'
export { toAccount } from './view.ts'
