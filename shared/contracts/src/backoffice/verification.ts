import * as v from 'valibot'
import { Count, Id, text, Timestamp } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'

const Letter = v.object({
  id: Id,
  company_id: Id,
  recipient: v.string(),
  /** Seven digits. */
  postal_code: v.string(),
  address: v.string(),
  requested_at: Timestamp,
})

/** Letters with codes, and companies that show by documents that they are those of the register (decision 0134). */
export const verification = defineBackofficeContract({
  listLetters: {
    method: 'GET',
    path: '/backoffice/v1/letters',
    permission: 'registrations:read',
    summary: 'Letters that wait for the printer, oldest first',
    response: v.object({ letters: v.array(Letter) }),
  },
  printLetters: {
    method: 'POST',
    path: '/backoffice/v1/letters/print',
    permission: 'registrations:decide',
    summary: 'Print those that wait, at most a hundred, as one PDF; their codes stand in it alone',
    response: v.object({
      count: Count,
      company_ids: v.array(Id),
      /** Null where no letter waits. */
      content_base64: v.nullable(v.string()),
    }),
  },
  verifyCompany: {
    method: 'POST',
    path: '/backoffice/v1/companies/{id}/verification',
    permission: 'registrations:decide',
    summary: 'The documents of a company show that it is the one of the register; it is notified',
    body: v.object({ comment: text(2000) }),
    response: v.object({ company_id: Id, is_verified: v.literal(true) }),
    errors: { company_not_verifiable: 409 },
  },
})
