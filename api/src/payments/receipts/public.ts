export { hasReceipt } from './has-receipt.ts'
export { receiptArchive } from './archive-link.ts'
export { receiptFileName, signReceiptLink } from './link.ts'
export { renderReceipt } from './pdf.ts'
export { mountReceipts } from './route.ts'
export {
  countReceipts,
  findReceipt,
  findReceiptOf,
  issueReceipt,
  receiptNumberOfRow,
  refundedOnOfReceipt,
} from './store.ts'
