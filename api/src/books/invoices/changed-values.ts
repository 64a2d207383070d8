import canonicalize from 'canonicalize'

/** What a column, or what stands for an invoice, was and is. */
interface ChangedValue {
  readonly from: unknown
  readonly to: unknown
}
export type ChangedValues = Readonly<Record<string, ChangedValue>>

/** The values that changes alter, with what they were: stored invoices are never edited without history (電子帳簿保存法). */
export const changedValues = (before: object, changes: object): ChangedValues => {
  const known: Readonly<Record<string, unknown>> = { ...before }
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, to]) => {
      const from = known[name] ?? null
      return to === undefined || isSame(from, to) ? [] : [[name, { from, to }]]
    }),
  )
}

/** The order of keys says nothing: the database stores another one. */
const isSame = (a: unknown, b: unknown): boolean => canonicalize(a) === canonicalize(b)
