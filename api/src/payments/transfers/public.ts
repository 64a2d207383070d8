export { linesOfFile } from './file-lines.ts'
export { findTransferFile, listTransferFiles, waitForOtherFiles } from './file-store.ts'
export { makeTransferFile, makeTransferFiles } from './make-file.ts'
export { applyResultFile } from './apply-result-file.ts'
export { recordSent } from './record-result.ts'
export {
  recordReturnedTransfer,
  refundReturned,
  resendReturned,
  type ReturnRefusal,
  ReturnRefused,
} from './returned.ts'
export {
  findBouncedAccount,
  listOpenReturns,
  listReturns,
  type MoneyReturn,
  saveNamedAccount,
} from './returned-store.ts'
