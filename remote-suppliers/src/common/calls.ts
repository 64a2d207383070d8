import { createClient } from '@invoice-card/api-client'
import { banks, postalCodes, suppliers } from '@invoice-card/contracts'

/** The calls this remote makes, by resource. */
export const calls = {
  suppliers: createClient(suppliers),
  banks: createClient(banks),
  postalCodes: createClient(postalCodes),
}
