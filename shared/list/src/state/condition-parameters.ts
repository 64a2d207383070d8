import type { ListState } from './list-definition.ts'

interface Names<Numeric extends string, Text extends string> {
  /** Amounts in yen and ids. */
  readonly numbers: readonly Numeric[]
  /** Days. */
  readonly texts: readonly Text[]
}
type Parameters<Numeric extends string, Text extends string> = { search_word: string | undefined } & Record<
  Numeric,
  number | undefined
> &
  Record<Text, string | undefined>

/**
 * The conditions of a list as its call takes them: what is not set is `undefined`. Names in the address are those on
 * the wire.
 *
 *     conditionParameters(list, { numbers: ['amount_min', 'amount_max'], texts: ['date_from', 'date_to'] })
 */
export function conditionParameters<Numeric extends string, Text extends string>(
  { word, narrowing }: Pick<ListState, 'word' | 'narrowing'>,
  { numbers, texts }: Names<Numeric, Text>,
) {
  const parameters = [
    ['search_word', word || undefined],
    ...numbers.map(name => [name, narrowing[name] ? Number(narrowing[name]) : undefined]),
    ...texts.map(name => [name, narrowing[name] || undefined]),
  ]
  // Built from a table of names, which the compiler cannot follow.
  return Object.fromEntries(parameters) as Parameters<Numeric, Text>
}
