import * as v from 'valibot'
import { Id } from '../base/common.ts'

/** Of a list's query: the `next_after` of the page before. */
export const after = v.optional(Id)
/** Of a list's answer: what to ask for the next page with; null on the last one. */
export const next_after = v.nullable(Id)
