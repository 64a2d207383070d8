import { createClient } from '@invoice-card/api-client'
import { banks, collections, invoices, postalCodes, suppliers, system, users } from '@invoice-card/contracts'

/** The calls this remote makes, by resource. */
export const calls = {
  suppliers: createClient(suppliers),
  users: createClient(users),
  invoices: createClient(invoices),
  collections: createClient(collections),
  banks: createClient(banks),
  postalCodes: createClient(postalCodes),
  system: createClient(system),
}
