import type { OptionSearch } from '@invoice-card/ui'

/** One of many things that a list can be narrowed to, found by its name; the address has its id. */
export interface ListLookup {
  /** Its name in the address. */
  readonly name: string
  readonly label: string
  /** Answers have ids as values. */
  readonly search: OptionSearch
  /** Shown when a search finds nothing. */
  readonly emptyText: string
  /** The name of the thing that the address has the id of; refused for one that was deleted. */
  readonly nameQuery: (id: number) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<string>
  }
}

/** The query of a name; none is asked for where nothing was chosen. */
export const nameQueryOf = ({ nameQuery }: ListLookup, id: string) => ({
  ...nameQuery(Number(id)),
  enabled: id !== '',
  staleTime: Infinity,
})
