export { giveUpReadings } from './give-up-readings.ts'
export { readInvoiceFile } from './read-invoice-file.ts'
