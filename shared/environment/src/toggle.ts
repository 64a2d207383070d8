import * as v from 'valibot'

/** A switch for one remote, or for what one may begin in it. */
export const Toggle = v.object({
  is_on: v.boolean(),
  /** Companies for which it stays off, by corporate number (docs/product.md#users-and-card-brands). */
  excluded_corporate_numbers: v.optional(v.array(v.string()), []),
  /**
   * What stops while it is off: the whole remote, or only what is new; what was begun then goes on. The remote's
   * release says which. For an excluded company all of it stops.
   */
  when_off: v.optional(v.picklist(['all', 'new']), 'all'),
})
export type Toggle = v.InferOutput<typeof Toggle>

/** Toggles by name, which is the remote's, e.g. `collections`. */
export const Toggles = v.record(v.string(), Toggle)
export type Toggles = v.InferOutput<typeof Toggles>

/**
 * What a document knows of a feature. `by_company`: on, but the server has to be asked whether it is for the caller's
 * company.
 */
export type ToggleState = 'on' | 'off' | 'by_company'

/** `collections`: something new may be begun. `collections_existing`: what was begun may be followed. */
export type FeatureName = string

const stateOf = ({ is_on, excluded_corporate_numbers: excluded }: Toggle): ToggleState =>
  !is_on ? 'off' : excluded.length > 0 ? 'by_company' : 'on'

/** The toggles as two features each: for a document, which does not know its company yet. */
export const toggleStates = (toggles: Toggles): Record<FeatureName, ToggleState> => twoFeatures(toggles, stateOf)

/** The toggles as two features each, for one company; null where it has no corporate number. */
export const featuresOf = (toggles: Toggles, corporateNumber: string | null): Record<FeatureName, boolean> =>
  twoFeatures(
    toggles,
    ({ is_on, excluded_corporate_numbers: excluded }) =>
      is_on && (corporateNumber === null || !excluded.includes(corporateNumber)),
  )

function twoFeatures<T>(toggles: Toggles, answer: (toggle: Toggle) => T): Record<FeatureName, T> {
  return Object.fromEntries(
    Object.entries(toggles).flatMap(([name, toggle]) => {
      const existing = toggle.when_off === 'new' ? { ...toggle, is_on: true } : toggle
      return [
        [name, answer(toggle)],
        [`${name}_existing`, answer(existing)],
      ]
    }),
  )
}
