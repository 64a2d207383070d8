import { useState } from 'react'
import type { UnsavedValues } from './unsaved-values.ts'

/**
 * Begins a form with what was typed at a place before and not saved, else with the registered values. Where
 * `isRestored`, the form shows a `RestoredNotice`.
 *
 * ```tsx
 * const unsaved = useUnsaved(unsavedAccounts, String(id), registered)
 * const form = useForm({ initialValues: unsaved.values, onValues: unsaved.store, … })
 * {unsaved.isRestored && <RestoredNotice onReset={() => form.patch(() => unsaved.discard())} />}
 * ```
 */
export function useUnsaved<Values extends object>(
  unsaved: UnsavedValues<Values>,
  place: string,
  registered: Values,
): {
  readonly values: Values
  readonly isRestored: boolean
  readonly store: (values: Values) => void
  readonly remove: () => void
  /** Some of it is saved and its form stays open: what is typed is about these registered values from now on. */
  readonly saved: (registered: Values, values: Values) => void
  /** Gives the registered values, for the form to go on with. */
  readonly discard: () => Values
} {
  // The registered values may change while somebody types: what is typed is about those of the beginning.
  const [initial, setInitial] = useState(registered)
  const [restored, setRestored] = useState(() => unsaved.read(place, registered))
  return {
    values: restored ?? initial,
    isRestored: restored !== null,
    store: values => unsaved.store(place, { initial, values }),
    remove: () => unsaved.remove(place),
    saved: (nowRegistered, values) => {
      setInitial(nowRegistered)
      setRestored(null)
      unsaved.store(place, { initial: nowRegistered, values })
    },
    discard: () => {
      setInitial(registered)
      setRestored(null)
      return registered
    },
  }
}
