import * as v from 'valibot'
import { PostalCode } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** An address as far as a postal code knows it (Japan Post). */
export const PostalAddress = v.object({
  /** One of the 47 prefectures. */
  address_state: v.string(),
  address_city: v.string(),
  /** Town without number; empty where the code stands for a whole city. */
  address_street: v.string(),
})
export type PostalAddress = v.InferOutput<typeof PostalAddress>

/** Addresses by postal code, so that a form fills itself. */
export const postalCodes = defineContract({
  findPostalAddresses: {
    method: 'GET',
    path: '/api/v1/postal_codes/{code}',
    auth: 'public',
    params: { code: PostalCode },
    limit: { per: 'address', max: 600, windowSeconds: 900 },
    summary: 'The addresses of a postal code; several towns may share one, and an unknown one has none',
    response: v.object({ addresses: v.array(PostalAddress) }),
  },
})
