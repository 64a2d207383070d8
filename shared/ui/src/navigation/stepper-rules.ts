/** A step of a `Stepper`. */
export interface Step {
  readonly label: string
  /** Blocked whatever the current step is. */
  readonly isDisabled?: boolean
}

/** SPEC §4 "Stepper": states of a step. */
export type StepState = 'completed' | 'active' | 'inactive'

/** State of the step at `index` while `current` is the active one. */
export function stepState(index: number, current: number): StepState {
  if (index < current) return 'completed'
  return index === current ? 'active' : 'inactive'
}

/** SPEC §4: linear; a user may go only to a step up to the current one plus one; disabled steps are blocked. */
export function canGoToStep(steps: readonly Step[], index: number, current: number): boolean {
  const step = steps[index]
  return step !== undefined && !step.isDisabled && index <= current + 1
}
