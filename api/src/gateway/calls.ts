import type { Services } from '../services.ts'
import { countGatewayCall } from '../system/metrics.ts'
import { GatewayUnanswered, type GatewayCommand } from './client.ts'
import { closeCall, openCall } from './store.ts'
import type { GatewayAnswer } from './wire.ts'

interface CallSubject {
  readonly payment_id?: string
  readonly company_id: number
}

/** Calls the gateway with a row written before and filled in after, so that no question to it goes without a trace. */
export const callGateway = async (
  { db, gateway, now }: Pick<Services, 'db' | 'gateway' | 'now'>, subject: CallSubject,
  command: GatewayCommand, params: Readonly<Record<string, unknown>>,
): Promise<GatewayAnswer> => {
  const id = await openCall(db, { payment_id: null, ...subject, operation: command, request: withoutToken(params), started_at: now() })
  const askedAt = performance.now()
  try {
    const answer = await gateway.call(command, params)
    countGatewayCall(command, answer.result.mstatus, performance.now() - askedAt)
    await closeCall(db, id, { outcome: answer.result.mstatus, v_result_code: answer.result.vResultCode, response: answer, answered_at: now() })
    return answer
  }
  catch (error) {
    if (error instanceof GatewayUnanswered) {
      countGatewayCall(command, 'no_answer', performance.now() - askedAt)
      await closeCall(db, id, { outcome: 'no_answer', v_result_code: null, response: null, answered_at: now() })
    }
    throw error
  }
}

/** A token is as good as the card for as long as it lives: it is not kept. */
const withoutToken = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(params, (key, value: unknown) => key === 'token' ? '[token]' : value)) as Record<string, unknown>
