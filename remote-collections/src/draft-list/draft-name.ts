import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { messages } from './messages.ts'

/** What a draft is called in the list. */
export const draftName = ({ buyer_name, file_name }: InvoiceRequestDraft): string =>
  buyer_name || file_name || messages.unnamed
