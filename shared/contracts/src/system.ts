import * as v from 'valibot'
import { AmountYen, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** What a page asks before it knows anything: the clock, and what is on. */
export const system = defineContract({
  getSystemTime: {
    method: 'GET',
    path: '/api/v1/system/time',
    auth: 'public',
    summary: 'The server clock',
    response: v.object({ system_time: Timestamp }),
  },
  getServiceFacts: {
    method: 'GET',
    path: '/api/v1/system/service_facts',
    auth: 'public',
    summary: 'What the service costs and who operates it, for somebody who has no account',
    response: v.object({
      /** Percent, e.g. 3; without a promotion code. */
      commission_rate: v.number(),
      /** Tax included, as the rate is. */
      minimum_commission_amount: AmountYen,
      operator_name: v.string(),
      operator_address: v.string(),
      /** As an issuer of qualified invoices: T and 13 digits. */
      operator_registration_number: v.string(),
      /** Null where nobody reads mails. */
      support_address: v.nullable(v.string()),
    }),
  },
  getFeatures: {
    method: 'GET',
    path: '/api/v1/features',
    summary: 'Which parts of the product are on for this company',
    /**
     * By a remote's name: something new may be begun in it; by the name with `_existing`: what was begun may be
     * followed.
     */
    response: v.record(v.string(), v.boolean()),
  },
})
