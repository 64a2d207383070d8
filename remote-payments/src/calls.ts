import { createClient } from '@invoice-card/api-client'
import {
  accounts,
  banks,
  creditCards,
  drafts,
  invoiceFiles,
  invoices,
  payments,
  preGroups,
  promotions,
  suppliers,
} from '@invoice-card/contracts'

/** The calls this remote makes, by resource. */
export const calls = {
  invoices: createClient(invoices),
  payments: createClient(payments),
  invoiceFiles: createClient(invoiceFiles),
  drafts: createClient(drafts),
  suppliers: createClient(suppliers),
  preGroups: createClient(preGroups),
  promotions: createClient(promotions),
  accounts: createClient(accounts),
  banks: createClient(banks),
  creditCards: createClient(creditCards),
}
