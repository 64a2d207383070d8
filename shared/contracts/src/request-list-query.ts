import * as v from 'valibot'
import { AmountYen, DateOnly, Id, optionalText } from './base/common.ts'
import { SelectedIds } from './invoice-list-query.ts'
import { RequestSellerStatus } from './request-views.ts'
import { maxSearchWordLength } from './base/field-lengths.ts'

/** What a list of requests is narrowed to; all of it may be left out. */
export const requestListQuery = {
  ids: v.optional(SelectedIds),
  status: v.optional(v.array(RequestSellerStatus)),
  search_word: v.optional(optionalText(maxSearchWordLength)),
  supplier_id: v.optional(Id),
  /** Paid requests whose account the seller has to replace. */
  is_account_required: v.optional(v.boolean()),
  amount_min: v.optional(AmountYen),
  amount_max: v.optional(AmountYen),
  /** Range of the due date. */
  date_from: v.optional(DateOnly),
  date_to: v.optional(DateOnly),
  deposit_date_from: v.optional(DateOnly),
  deposit_date_to: v.optional(DateOnly),
  sort: v.optional(v.picklist(['created_at', 'deposit_date', 'due_date', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
}
