import * as v from 'valibot'
import { Count, Id, text, Timestamp } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'
import { after, next_after } from './paging.ts'

const Kind = v.picklist(['user', 'company', 'supplier', 'credit_card'])
const Order = v.object({ kind: Kind, id: Id, reason: text(500) })

const Change = v.object({
  kind: Kind,
  id: Id,
  company_id: Id,
  name: v.string(),
  /** What becomes of payments in progress. */
  payments: v.object({
    /** Card payments that have begun. */
    begun: Count,
    /** Authorised and not charged. */
    authorised: Count,
    /** Charged and in no file for the bank. */
    captured: Count,
    /** Their money goes on: the bank was ordered to send it. */
    in_transfer_file: v.array(Id),
  }),
})

/** A user, company, supplier or card that is frozen or goes on, with the payments that it is about. */
export type FreezeAnswer = v.InferOutput<typeof Change>

const unknown = { freeze_subject_not_found: 404 } as const

/** Freezes, and sign-ins of users that are to end. */
export const freezes = defineBackofficeContract({
  listFreezes: {
    method: 'GET',
    path: '/backoffice/v1/freezes',
    permission: 'freezes:read',
    summary: 'What is frozen now, since when, by whom and why, newest first, at most 500',
    query: v.object({ after }),
    response: v.object({
      next_after,
      freezes: v.array(
        v.object({
          kind: Kind,
          subject_id: Id,
          company_id: Id,
          company_name: v.string(),
          reason: v.string(),
          frozen_by: v.string(),
          frozen_at: Timestamp,
        }),
      ),
    }),
  },
  freeze: {
    method: 'POST',
    path: '/backoffice/v1/freezes',
    permission: 'freezes:manage',
    summary: 'Stop the use of a user, a company, a supplier or a card',
    body: Order,
    response: Change,
    errors: { ...unknown, already_frozen: 409 },
  },
  unfreeze: {
    method: 'POST',
    path: '/backoffice/v1/freezes/lift',
    permission: 'freezes:manage',
    summary: 'What a freeze held goes on',
    body: Order,
    response: Change,
    errors: { ...unknown, not_frozen: 409 },
  },
  endUserSessions: {
    method: 'POST',
    path: '/backoffice/v1/users/{id}/end-sessions',
    permission: 'freezes:manage',
    summary: 'Sign a user out on every device',
    body: v.object({ reason: v.optional(text(500)) }),
    response: v.object({ user_id: Id, ended_count: Count }),
    errors: { user_not_found: 404 },
  },
})
