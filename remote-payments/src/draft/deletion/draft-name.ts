import type { DraftSummary } from '@invoice-card/contracts'
import { messages } from './messages.ts'

type Named = Pick<DraftSummary, 'supplier_name' | 'file_name' | 'invoice_number'>

/** What a draft is called in the list. */
export const draftName = ({ supplier_name, file_name, invoice_number }: Named): string =>
  supplier_name || file_name || (invoice_number ? messages.unnamedOf(invoice_number) : messages.unnamed)
