import { isWorkHeld } from './held.ts'
import { store } from './store.ts'
import { loginUserAtom, signedInUser } from './user.ts'

interface OwnedWork {
  /** E-mail address of the user who made it; null where nobody was signed in. */
  readonly owner: string | null
}

interface UnsavedAtEnd<Work extends OwnedWork> {
  /** Holds it where nothing is held: what was held first is more than a save that had begun before it. */
  readonly hold: (work: Work) => void
  /** Holds a save whose turn comes after the end, as it is more than the save before it. Not after a sign-out. */
  readonly holdLate: (work: Work) => void
  /**
   * Calls back when the session ends, while the flow of its user is there, for what is still to be saved. Not at a
   * sign-out. Returns the function that stops watching.
   */
  readonly watch: (unsavedWork: () => Work | null) => () => void
}

/**
 * Holds what a session's end kept from being saved: in memory, until its user, or another, signs in. A save is in no
 * atom, so `survivesSession` cannot hold it.
 *
 * @param keyOf what is saved in one place has one key
 * @param resume gives it back to its user, who has just signed in again
 * @example
 *   const atEnd = unsavedAtEnd<DraftWork>(
 *     ({ key }) => key,
 *     ({ key, entry }) => dispatch({ type: 'inputStored', key, entry }),
 *   )
 */
export function unsavedAtEnd<Work extends OwnedWork>(
  keyOf: (work: Work) => number | string,
  resume: (work: Work) => void,
): UnsavedAtEnd<Work> {
  let unsaved: Work | null = null
  store.sub(loginUserAtom, () => {
    const owner = signedInUser()
    if (owner === null || unsaved === null) return
    if (unsaved.owner === owner) resume(unsaved)
    unsaved = null
  })
  const hold = (work: Work) => void (unsaved ??= work)
  return {
    hold,
    holdLate: work => {
      if (signedInUser() !== null || !isWorkHeld()) return
      if (unsaved === null || keyOf(unsaved) === keyOf(work)) unsaved = work
    },
    watch: unsavedWork => {
      let owner = signedInUser()
      return store.sub(loginUserAtom, () => {
        owner = signedInUser() ?? owner
        if (signedInUser() !== null || !isWorkHeld()) return
        const work = unsavedWork()
        // Made after the end, it would be nobody's.
        if (work !== null) hold({ ...work, owner })
      })
    },
  }
}
