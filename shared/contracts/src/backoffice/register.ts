import * as v from 'valibot'
import { suppliers } from '../suppliers.ts'

/**
 * What the register of corporations has under a number. The back office asks no register: it knows what was asked for
 * in the last 90 days, `not_requested` where nobody has.
 */
export const RegisterAnswer = v.object({
  state: v.picklist(['found', 'not_found', 'not_requested']),
  corporation: v.nullable(suppliers.searchCorporations.response.entries.corporations.item),
})
export type RegisterAnswer = v.InferOutput<typeof RegisterAnswer>
