export { establishPayee, findPayeeStop } from './establish-payee.ts'
export {
  counterpartKeysOfApplication,
  counterpartKeysOfInvoice,
  counterpartKeysOfRequest,
  type Issuer,
} from './known-document.ts'
export { isPaidToPayer } from './paid-to-payer.ts'
export { checkKnownPayee, checkPayee, findMissingPayee, lockKnownSupplier, newSupplierOf } from './payee.ts'
export type { RefuseApplication, RefuseCard, RefuseReauthorisation, RefuseRequest } from './refuse.ts'
