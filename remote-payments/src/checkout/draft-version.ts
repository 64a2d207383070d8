import type { Draft } from '@invoice-card/contracts'

/**
 * Stands for the state of a draft that was found under a file and was not opened here: no save goes on with it, so that
 * the server refuses each until the user has chosen.
 */
export const unopened = new Date(0).toISOString()

// By draft and instant: the instant that a save of this page has put in its place.
const successors = new Map<string, string>()
const keyOf = (draftId: number, updatedAt: string) => `${draftId} ${updatedAt}`

/** This page has changed the draft that was saved at the instant; null where the instant was not known. */
export function recordOwnSave({ id, updated_at }: Pick<Draft, 'id' | 'updated_at'>, before: string | null): void {
  if (before !== null && before !== unopened && before !== updated_at) successors.set(keyOf(id, before), updated_at)
}

/**
 * When a draft was saved last by this page, from an instant at which it was known: a save may have its turn after
 * another one of the same form. Null where no instant is known.
 */
export function latestOwn(draftId: number, updatedAt: string | null): string | null {
  let latest = updatedAt
  while (latest !== null) {
    const next = successors.get(keyOf(draftId, latest))
    if (next === undefined) return latest
    latest = next
  }
  return null
}
