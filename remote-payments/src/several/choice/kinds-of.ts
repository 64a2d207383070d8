import type { Chosen } from '../run/chosen.ts'

/** Of what kind all of them are; `both` where there are drafts and requests. */
export function kindsOf(chosen: readonly Pick<Chosen, 'kind'>[]): Chosen['kind'] | 'both' {
  const kinds = new Set(chosen.map(({ kind }) => kind))
  if (kinds.size > 1) return 'both'
  return kinds.has('request') ? 'request' : 'draft'
}
