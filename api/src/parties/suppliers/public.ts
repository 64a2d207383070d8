export { findAccount, findSameAccount, hasAccount, insertAccount, listAccounts } from './rows/account-store.ts'
export { addSupplier, initialStatus } from './adding/add-supplier.ts'
export { accountChangeWarning, requireRecheck, effectOfAccount } from './examination/require-recheck.ts'
export { examineSupplier } from './examination/examination.ts'
export { suppliersHandlers } from './handlers.ts'
export { countSuppliers, countSuppliersByStatus, listSuppliers, namesFoundBy } from './list/list-store.ts'
export { suppliersMessages } from './rows/messages.ts'
export { type AccountError, checkAccount, checkNewAccount } from './accounts/new-account.ts'
export { isSameAccountInput } from './accounts/save-account.ts'
export { checkNewSupplier, detailsOf } from './adding/check-new-supplier.ts'
export { corporationToSupplier, type NewSupplier, soleProprietorToSupplier } from './rows/new-supplier.ts'
export {
  isOwnAccount,
  isOwnCompany,
  isOwnRegistrationNumber,
  isRegisteredHolder,
  isSameBusiness,
  type OwnCompany,
} from './rows/own-company.ts'
export { findExamined, listDecisions, listToExamine, type WaitingRow } from './examination/examined-store.ts'
export { summarizePayments } from './list/sums-store.ts'
export { listAccountsEver } from './rows/account-store.ts'
export { listChangesOfSupplier } from './rows/account-history-store.ts'
export { isStoppedBySupplier, listPendingPayments, stoppingStatuses } from './examination/stopped-store.ts'
export {
  findAnySupplier,
  findNameOfAny,
  findOwnCompany,
  findSameSupplier,
  findSupplier,
  findSupplierByNumber,
  findSupplierName,
  insertSupplier,
  lockStatus,
  lockSupplier,
  lockSupplierReference,
  setSupplierStatus,
  type SupplierRow,
} from './rows/store.ts'
export { toAccount, toAccountChange } from './list/view.ts'
