import { holidays } from '../../../parties/banks/public.ts'
import type { Actor, TransitionFacts } from './transitions.ts'

/** What the table of transitions looks at: who acts, when, and whether the card is charged (only `complete` asks for that). */
export const defineFacts = (actor: Actor, now: Date, { isCaptured = false } = {}): TransitionFacts => ({
  actor,
  now,
  holidays,
  isCaptured,
})

/** As an examiner acts. */
export const examinerFacts = (name: string, now: Date, given?: { isCaptured?: boolean }): TransitionFacts =>
  defineFacts({ kind: 'examiner', name }, now, given)
