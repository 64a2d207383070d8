import type { Contract, Endpoint, InputOf, QueryOf, ResponseOf } from '@invoice-card/contracts'

// Query fields have defaults, so an example shows those it is about.
type ExampleInput<E extends Endpoint> = Omit<InputOf<E>, 'query'> &
  ([QueryOf<E>] extends [undefined] ? unknown : { readonly query?: Partial<QueryOf<E>> })

/** One call as somebody would make it, and its answer. */
type Example<E extends Endpoint> = ExampleInput<E> & {
  readonly response: ResponseOf<E>
  /** What the summary does not say. */
  readonly description?: string
}

/**
 * An example for each call of a resource: the compiler misses none and checks their types, `openapi.test.ts` checks
 * their values.
 */
export type ExamplesOf<C extends Contract> = { readonly [Name in keyof C]: Example<C[Name]> }

/** An example as the generated tests and the documents read it, whatever its call. */
export interface AnyExample {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly response: unknown
  readonly description?: string
}
