import fc, { type Arbitrary } from 'fast-check'
import { randomUUID } from 'node:crypto'
import { placeholdersOf } from '../../api/src/testing/contract/schema.ts'
import { Id } from '@invoice-card/contracts'
import { validOf, type Known } from './arbitrary.ts'
import type { Call } from '../../api/src/testing/contract/calls.ts'
import type { CallInput } from '../../api/src/testing/contract/input.ts'
import { brokenBody, brokenQuery, brokenSegment, damaged, headerJunk, hostileValue, oversizedBody } from './hostile.ts'

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly target: string
  readonly isSignedIn: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

interface Parts {
  readonly params: Arbitrary<readonly string[]>
  readonly query: Arbitrary<string>
  readonly body: Arbitrary<string | Buffer | undefined>
  readonly junk: Arbitrary<Record<string, string>>
}

/** Ids of rows that exist, by place in the call: `params.id`, `body.file_ids[]`. */
export type KnownId = (place: string) => string | number | undefined

/** Requests to a call: half of them valid, the others wrong in one part. */
export function requestsOf({ endpoint }: Call, knownId: KnownId, realistic: CallInput): Arbitrary<WireRequest> {
  const known =
    (part: string): Known =>
    path => {
      const id = knownId(`${part}.${path}`)
      return id === undefined ? undefined : fc.constant(id)
    }
  const names = placeholdersOf(endpoint)
  const param = (name: string): Arbitrary<string> => {
    const id = knownId(`params.${name}`)
    const valid = validOf(endpoint.params?.[name] ?? Id).map(String)
    return id === undefined
      ? valid
      : fc.oneof({ weight: 4, arbitrary: fc.constant(String(id)) }, { weight: 1, arbitrary: valid })
  }
  const validBody = endpoint.body ? validOf(endpoint.body, known('body')) : fc.constant(undefined)
  const usual: Parts = {
    params: fc.tuple(...names.map(param)).map(texts => texts.map(encodeURIComponent)),
    query: endpoint.query ? validOf(endpoint.query, known('query')).map(toSearch) : fc.constant(''),
    body: validBody.map(toJson),
    junk: fc.constant({}),
  }
  const real: Parts = {
    ...usual,
    params: fc.constant(names.map(name => encodeURIComponent(String(realistic.params[name])))),
    query: fc.constant(toSearch(realistic.query)),
    body: fc.constant(toJson(realistic.body)),
  }
  const wrong: Partial<Parts>[] = [
    { junk: headerJunk },
    { query: brokenQuery },
    ...(endpoint.query ? [{ query: validOf(endpoint.query, known('query')).chain(damaged).map(toSearch) }] : []),
    ...(names.length > 0 ? [{ params: fc.tuple(...names.map(() => brokenSegment)) }] : []),
    ...(endpoint.body
      ? [
          { body: brokenBody },
          { body: hostileValue.map(toJson) },
          ...Array.from({ length: 4 }, () => ({ body: validBody.chain(damaged).map(toJson) })),
        ]
      : [{ body: brokenBody }]),
  ]
  const request = (parts: Parts): Arbitrary<WireRequest> =>
    fc
      .record({
        params: parts.params,
        query: parts.query,
        body: parts.body,
        junk: parts.junk,
        isSignedIn: fc.integer({ min: 0, max: 9 }).map(dice => dice > 0),
        key: fc.oneof(
          fc.constantFrom('same-key-again', 'other-key-again'),
          fc.constant(null).map(() => randomUUID()),
        ),
      })
      .map(({ params, query, body, junk, isSignedIn, key }) => ({
        method: endpoint.method,
        isSignedIn,
        body,
        target: `${fill(endpoint.path, params)}${query === '' ? '' : `?${query}`}`,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(endpoint.isIdempotent ? { 'idempotency-key': key } : {}),
          ...junk,
        },
      }))
  return fc.oneof(
    { weight: 12, arbitrary: request(real) },
    { weight: 38, arbitrary: request(usual) },
    { weight: 25, arbitrary: fc.oneof(...wrong.map(parts => request({ ...usual, ...parts }))) },
    {
      weight: 24,
      arbitrary: request(
        endpoint.body || endpoint.query
          ? {
              ...real,
              body: endpoint.body ? damaged(realistic.body).map(toJson) : real.body,
              query: endpoint.query ? damaged(realistic.query).map(toSearch) : real.query,
            }
          : real,
      ),
    },
    ...(endpoint.body ? [{ weight: 1, arbitrary: request({ ...usual, body: fc.constant(oversizedBody) }) }] : []),
  )
}

function fill(path: string, values: readonly string[]): string {
  let index = 0
  return path.replace(/\{\w+\}/g, () => values[index++] ?? '')
}

// Undefined as a whole would be no body at all.
const toJson = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))

/** A query string, lone surrogates and all. */
function toSearch(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value)
  return Object.entries(value)
    .flatMap(([name, one]) =>
      (Array.isArray(one) ? one : [one]).flatMap((item: unknown) =>
        item === undefined ? [] : [`${textOf(name)}=${textOf(item)}`],
      ),
    )
    .join('&')
}

const textOf = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4000).toWellFormed())
