import { test } from 'node:test'
import * as v from 'valibot'
import {
  defineContract,
  type BodyOf,
  type Endpoint,
  type HandlerInput,
  type InputOf,
  type ParamsOf,
  type QueryOf,
  type RefusalCodeOf,
  type ResponseOf,
} from './endpoint.ts'

const contract = defineContract({
  plain: { method: 'GET', path: '/api/v1/plain', summary: 'No input', response: v.object({ id: v.number() }) },
  full: {
    method: 'PUT',
    path: '/api/v1/full/{id}/parts/{code}',
    params: { code: v.picklist(['a', 'b']) },
    summary: 'All parts',
    query: v.object({ from: v.optional(v.number(), 0), word: v.optional(v.string()) }),
    body: v.object({ name: v.string() }),
    response: v.object({}),
    errors: { full_not_found: 404, full_in_use: 409 },
  },
})
type Plain = (typeof contract)['plain']
type Full = (typeof contract)['full']

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_ extends true>() => {}

// `tsc` proves these; a type that changes does not compile.
test("a call's types follow from its entry in the table", () => {
  holds<Same<ParamsOf<Full>, { id: number; code: 'a' | 'b' }>>()
  holds<Same<QueryOf<Full>, { from: number; word?: string | undefined }>>()
  holds<Same<BodyOf<Full>, { name: string }>>()
  holds<Same<BodyOf<Plain>, undefined>>()
  holds<Same<ResponseOf<Plain>, { id: number }>>()
  holds<Same<RefusalCodeOf<Full>, 'full_not_found' | 'full_in_use'>>()
  holds<Same<RefusalCodeOf<Plain>, never>>()
  holds<Same<keyof InputOf<Full>, 'params' | 'query' | 'body'>>()
  holds<Same<keyof InputOf<Plain>, never>>()
  holds<Same<Parameters<HandlerInput<Full>['refuse']>[0], 'full_not_found' | 'full_in_use'>>()
})

test('the table takes no method, path or status that the API does not have', () => {
  // @ts-expect-error: PATCH is not used.
  const patch: Endpoint = { method: 'PATCH', path: '/api/v1/x', summary: '', response: v.object({}) }
  // @ts-expect-error: every call stands below /api/v1.
  const elsewhere: Endpoint = { method: 'GET', path: '/x', summary: '', response: v.object({}) }
  const plain = { method: 'GET', path: '/api/v1/x', summary: '', response: v.object({}) } as const
  // @ts-expect-error: a handler refuses with no 500.
  const defect: Endpoint = { ...plain, errors: { broken: 500 } }
  return [patch, elsewhere, defect].forEach(() => {})
})
