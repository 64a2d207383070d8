import * as v from 'valibot'

/** An examiner beside what they did, by their account. */
export const ActedBy = v.nullable(v.object({ login: v.string(), display_name: v.string() }))
