import type { DraftSummary } from '@invoice-card/contracts'
import { messages } from './messages.ts'

/** What a draft is called in the list. */
export const draftName = ({ supplier_name, file_name, invoice_number }: DraftSummary): string =>
  supplier_name || file_name || (invoice_number ? messages.unnamedOf(invoice_number) : messages.unnamed)
