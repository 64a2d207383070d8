import * as v from 'valibot'

/** Tag containers of an environment. */
export const Analytics = v.object({
  /** At most two, e.g. `GTM-ABC1234`. */
  container_ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
  /** The document that runs them (ops/analytics/frame.html), on an origin that serves nothing else of the product. */
  frame_url: v.optional(v.string()),
})
export type Analytics = v.InferOutput<typeof Analytics>
