import type { Side } from './compare-exports.ts'
import { misfits } from './compare-schemas.ts'
import type { CallShape, CallShapes } from '../interfaces/interfaces.ts'

/**
 * Why releases cannot work with what the API serves.
 * Both directions: it accepts what they send, they read what it answers.
 */
export const incompatibleCalls = (served: CallShapes, consumers: readonly Side[]): string[] =>
  consumers.flatMap(consumer =>
    Object.entries(consumer.interfaces.calls).flatMap(([call, used]) => {
      const reasons = served[call] ? problemsOf(used, served[call]) : ['the API does not serve it']
      return reasons.map(reason => `${consumer.id}: ${call}: ${reason}: ${nextStep(consumer)}`)
    }),
  )

const nextStep = ({ id }: Side) =>
  `let the API serve the old form too until ${id.split('@')[0]} is published again from sources that fit it, ` +
  'or deploy that API first and record it by `pnpm ops record-api`'

function problemsOf(used: CallShape, served: CallShape): string[] {
  const names = [...new Set([...Object.keys(used.request), ...Object.keys(served.request)])]
  return [
    ...(used.auth === served.auth
      ? []
      : [`the API asks for ${authWords[served.auth]}, it comes with ${authWords[used.auth]}`]),
    ...(served.is_idempotent && !used.is_idempotent ? ['the API asks for an Idempotency-Key, which is not sent'] : []),
    ...names.flatMap(name => sent(name, used.request[name], served.request[name])),
    ...misfits(served.answer, used.answer, false, 'answer'),
    ...refusalFaults(used, served),
  ]
}

const authWords = { session: 'the tokens of a session', public: 'no tokens', client: 'the token of a program' } as const

function sent(name: string, used: CallShape['answer'] | undefined, served: CallShape['answer'] | undefined): string[] {
  if (!served) return [`${name} is sent, which the API does not read`]
  if (used) return misfits(used, served, true, name)
  // A query that asks for nothing, for example.
  const isOptional = Array.isArray(served.required) ? served.required.length === 0 : served.type === 'object'
  return isOptional ? [] : [`the API asks for ${name}, which is not sent`]
}

/**
 * Another code is shown with the API's own words. One that takes the place of another is not treated as that one was.
 */
function refusalFaults({ errors: known }: CallShape, { errors: served }: CallShape): string[] {
  const moved = Object.entries(known).filter(([code, status]) => served[code] !== undefined && served[code] !== status)
  const gone = Object.keys(known).filter(code => !(code in served))
  const fresh = Object.keys(served).filter(code => !(code in known))
  return [
    ...moved.map(([code, status]) => `refusal ${code} comes with ${served[code]}, expected is ${status}`),
    ...(gone.length > 0 && fresh.length > 0 ? [`refusals ${gone.join(', ')} became ${fresh.join(', ')}`] : []),
  ]
}
