import * as v from 'valibot'
import { Timestamp } from './common.ts'
import { defineContract } from './endpoint.ts'

/** What a page asks before it knows anything: the clock, and what is on. */
export const system = defineContract({
  getSystemTime: {
    method: 'GET',
    path: '/api/v1/system/time',
    auth: 'public',
    summary: 'The server clock',
    response: v.object({ system_time: Timestamp }),
  },
  getFeatures: {
    method: 'GET',
    path: '/api/v1/features',
    summary: 'Which parts of the product are on for this company',
    /** By a remote's name: something new may be begun in it; by the name with `_existing`: what was begun may be followed. */
    response: v.record(v.string(), v.boolean()),
  },
})
