import { paths } from '../../paths.ts'

/** What may be paid together with others: a draft, or a seller's request by the id of its invoice. */
export interface Chosen {
  readonly kind: 'draft' | 'request'
  readonly id: number
}

/** One word for each of them: a draft and a request may have the same id. */
export const keyOf = ({ kind, id }: Chosen): string => `${kind}-${id}`

/** Where it is filled in, or paid alone. */
export const pathOf = ({ kind, id }: Chosen): string => (kind === 'draft' ? paths.draft(id) : paths.payRequest(id))

/** Where all of them are paid with one confirmation. */
export const severalPathOf = (chosen: readonly Chosen[]): string =>
  paths.several({ drafts: idsOf(chosen, 'draft'), requests: idsOf(chosen, 'request') })

const idsOf = (chosen: readonly Chosen[], kind: Chosen['kind']): number[] =>
  chosen.filter(one => one.kind === kind).map(({ id }) => id)
