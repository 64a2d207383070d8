import * as v from 'valibot'
import { AmountYen, Count, Id, Timestamp } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { CancelReason, ReturnState } from './invoice-course.ts'
import { InvoiceStatus } from './base/invoice-states.ts'
import { RequestSellerStatus } from './request-views.ts'
import { SupplierStatus } from './supplier-views.ts'
import { maxSearchWordLength } from './base/field-lengths.ts'

/** How many of each kind a search shows. */
const shownRows = 5

/** The lists in which payments, and requests of a seller, are found; all others are in one. */
const paymentLists = ['action_required', 'review', 'waiting', 'reserved', 'history'] as const
const requestLists = ['request', 'decided', 'history'] as const
const oneList = ['all'] as const

const found = <Row extends v.GenericSchema, const Name extends string>(row: Row, lists: readonly Name[]) =>
  v.object({
    rows: v.pipe(v.array(row), v.maxLength(shownRows)),
    has_more: v.boolean(),
    /** Where there are more: which lists have some, and how many; an older API does not say it. */
    lists: v.optional(v.array(v.object({ name: v.picklist(lists), count: Count }))),
  })

/** As typed so far: without a supplier it is called by its file. */
const FoundDraft = v.object({
  id: Id,
  name: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  updated_at: Timestamp,
})

/** One search over what the company has. */
export const search = defineContract({
  searchCompany: {
    method: 'GET',
    path: '/api/v1/search',
    limit: callLimits.screen,
    summary:
      'Payments, suppliers, requests and drafts of the company with a word in their names or numbers, or of an amount, the newest of each kind first; a kind that is switched off is empty',
    query: v.object({ search_word: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSearchWordLength)) }),
    response: v.object({
      payments: found(
        v.object({
          id: Id,
          name: v.string(),
          amount: AmountYen,
          status: InvoiceStatus,
          is_action_required: v.boolean(),
          /** Of a cancelled one, where it is known; an older API does not say it. */
          cancel_reason: v.optional(CancelReason),
          return_state: v.optional(ReturnState),
        }),
        paymentLists,
      ),
      suppliers: found(v.object({ id: Id, name: v.string(), status: SupplierStatus }), oneList),
      requests: found(
        v.object({
          id: Id,
          name: v.string(),
          amount: AmountYen,
          status: RequestSellerStatus,
          cancel_reason: v.optional(CancelReason),
          return_state: v.optional(ReturnState),
        }),
        requestLists,
      ),
      /** Left out by an older API, which searches none. */
      drafts: v.optional(found(FoundDraft, oneList)),
      request_drafts: v.optional(found(FoundDraft, oneList)),
    }),
  },
})
