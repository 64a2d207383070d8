/** Where the file came from: what is paid there goes on from what is saved there. */
export type Origin =
  | { readonly kind: 'draft'; readonly draftId: number }
  | { readonly kind: 'prepared'; readonly preGroupId: number; readonly preId: number }
  | { readonly kind: 'none' }

export function originIn(search: URLSearchParams): Origin {
  const [draftId, preGroupId, preId] = ['draft_id', 'pre_group_id', 'pre_id'].map(name => idIn(search, name))
  if (preGroupId && preId) return { kind: 'prepared', preGroupId, preId }
  return draftId ? { kind: 'draft', draftId } : { kind: 'none' }
}

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
