import { createClient } from '@invoice-card/api-client'
import { banks, collections, invoices, postalCodes, suppliers, system } from '@invoice-card/contracts'

/** The calls this remote makes, by resource. */
export const calls = {
  suppliers: createClient(suppliers),
  invoices: createClient(invoices),
  collections: createClient(collections),
  banks: createClient(banks),
  postalCodes: createClient(postalCodes),
  system: createClient(system),
}
