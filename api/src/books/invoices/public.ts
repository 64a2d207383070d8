export { changedValues } from './changed-values.ts'
export {
  cardTotalOf,
  chargeOf,
  isRequestPayable,
  requestAmountsOf,
  requestDeadline,
  requestTransferDate,
} from './request-terms.ts'
export { hasBounced, type InvoiceRow, isForSeller, isKnownState, lastCancelDay, partiesOf } from './row.ts'
export {
  findInvoice,
  findSoldInvoice,
  insertApplied,
  insertInvoice,
  listInvoiceFiles,
  lockInvoice,
  lockInvoices,
  replaceInvoiceFiles,
  updateInvoiceRow,
  waitForInvoice,
} from './store.ts'
