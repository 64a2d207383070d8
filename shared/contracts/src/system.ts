import * as v from 'valibot'
import { Timestamp } from './common.ts'
import { defineContract } from './endpoint.ts'

export const system = defineContract({
  getSystemTime: {
    method: 'GET', path: '/api/v1/system/time', auth: 'public',
    summary: 'The server clock',
    response: v.object({ system_time: Timestamp }),
  },
  getFeatures: {
    method: 'GET', path: '/api/v1/features',
    summary: 'Which parts of the product are on for this company',
    response: v.object({
      /** Requests may be made. */
      collections: v.boolean(),
      /** Requests that are out may be followed: also while `collections` is off, unless the company is excluded. */
      collections_existing: v.boolean(),
    }),
  },
})
