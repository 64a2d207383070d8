import { createClient } from '@invoice-card/api-client'
import {
  banks,
  buyers,
  collections,
  invoices,
  requestDrafts,
  requestSchedules,
  suppliers,
  verification,
} from '@invoice-card/contracts'

/** The calls this remote makes, by resource. */
export const calls = {
  collections: createClient(collections),
  requestDrafts: createClient(requestDrafts),
  requestSchedules: createClient(requestSchedules),
  invoices: createClient(invoices),
  buyers: createClient(buyers),
  banks: createClient(banks),
  suppliers: createClient(suppliers),
  verification: createClient(verification),
}
