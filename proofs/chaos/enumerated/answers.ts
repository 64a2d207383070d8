import type { TestGateway } from '../../../api/src/testing/outside/gateway.ts'

/** Longer than the API waits in an enumerated run: the answer comes when nobody listens any more. */
const lateMs = 9_000

export type GatewayCommand = 'Authorize/mpi' | 'GetResult/mpi' | 'Capture/card' | 'Cancel/card'
type Fault = Parameters<TestGateway['arm']>[0]

/**
 * The eight ways in which the gateway may answer (docs/chaos.md); a 5xx may come before or after it did what was asked.
 */
export const answers = {
  ok: null,
  lost_answer: { kind: 'lost_answer' },
  timeout_then_ok: { kind: 'time_out', delay_ms: lateMs },
  decline: { kind: 'decline', value: 'AC02' },
  duplicate_push: null,
  out_of_order_push: null,
  wrong_amount: { kind: 'wrong_amount' },
  server_error_before: { kind: 'server_error' },
  server_error_after: { kind: 'server_error_after' },
} as const satisfies Record<string, Omit<Fault, 'command'> | null>

export type AnswerName = keyof typeof answers

/**
 * What has to be armed so that the first call of the command about the order is answered so; null where nothing has.
 */
export function faultOf(answer: AnswerName, command: GatewayCommand, order_id: string): Fault | null {
  const fault = answers[answer]
  if (fault === null) return null
  // A question is never declined: the card is, when its owner was authenticated.
  const declinedAt = fault.kind === 'decline' && command === 'GetResult/mpi' ? 'Authorize/mpi' : command
  return { ...fault, command: declinedAt, order_id }
}
