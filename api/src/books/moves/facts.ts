import { holidays } from '../../parties/banks/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import type { Actor, TransitionFacts } from './transitions.ts'

/**
 * The facts that the table of transitions reads: the actor, the time, and whether the card is charged (only `complete`
 * asks for that).
 */
export const defineFacts = (actor: Actor, now: Date, { isCaptured = false } = {}): TransitionFacts => ({
  actor,
  now,
  holidays,
  isCaptured,
})

/** As an examiner acts. */
export const examinerFacts = ({ id, login }: Examiner, now: Date, given?: { isCaptured?: boolean }): TransitionFacts =>
  defineFacts({ kind: 'examiner', name: login, examiner_id: id }, now, given)
