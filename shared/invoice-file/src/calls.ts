import { createClient } from '@invoice-card/api-client'
import { invoiceFiles } from '@invoice-card/contracts'

/** The calls about files. */
export const calls = { invoiceFiles: createClient(invoiceFiles) }
