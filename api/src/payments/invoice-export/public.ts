export { kindNames } from './messages.ts'
export { mountInvoiceExport } from './route.ts'
