/** A step of a `Stepper`. */
export interface Step {
  readonly label: string
  /** Blocked whatever the current step is. */
  readonly isDisabled?: boolean
}

/** States of a step (docs/product.md#flows). */
export type StepState = 'completed' | 'active' | 'inactive'

/** State of the step at `index` while `current` is the active one. */
export function stepState(index: number, current: number): StepState {
  if (index < current) return 'completed'
  return index === current ? 'active' : 'inactive'
}

/**
 * Whether a step can be opened: at most the one after the current one, never a disabled one (docs/product.md#flows).
 */
export function canGoToStep(steps: readonly Step[], index: number, current: number): boolean {
  const step = steps[index]
  return step !== undefined && !step.isDisabled && index <= current + 1
}
