export { failDeadReadings } from './fail-dead-readings.ts'
export { readInvoiceFile } from './read-invoice-file.ts'
