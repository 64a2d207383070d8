import type { Db } from '../database/public.ts'
import { cleanUp, type Log } from '../log/public.ts'
import { countGatewayCall } from '../metrics/public.ts'
import { type Gateway, GatewayUnreachableError, type GatewayCommand } from './client.ts'
import { type CallEnding, type CallTrace, closeCall, openCall } from './store.ts'
import type { GatewayAnswer } from './wire.ts'

export interface CallSubject {
  readonly payment_id?: string
  readonly card_registration_id?: string
  readonly company_id: number
}

/** What is asked: of whom it is, the gateway's command and its members. */
export interface Question {
  readonly subject: CallSubject
  readonly command: GatewayCommand
  readonly params: Readonly<Record<string, unknown>>
}

/** An answer, and what the row of its question is filled in with. */
export interface Answered {
  readonly answer: GatewayAnswer
  readonly ending: CallEnding
}

/** What a call needs: the gateway, and where it is written down. */
export interface GatewayContext {
  readonly db: Db
  readonly gateway: Gateway
  readonly now: () => Date
  readonly log: Log
}

/** Calls the gateway with a row written before and filled in after, so that no question to it goes without a trace. */
export async function callGateway(services: GatewayContext, question: Question): Promise<GatewayAnswer> {
  const { answer, ending } = await requestAnswer(services, question)
  await closeCall(services.db, ending)
  return answer
}

/** The same for who fills the row in himself, in the transaction of what the answer leads to. */
export const requestAnswer = async (services: GatewayContext, question: Question): Promise<Answered> =>
  sendQuestion(services, question, await openCall(services.db, traceOf(question, services.now())))

/** Sends a question whose row was written together with something else. */
export async function sendQuestion(
  { db, gateway, log, now }: GatewayContext,
  { command, params }: Question,
  id: number,
): Promise<Answered> {
  const askedAt = performance.now()
  try {
    const answer = await gateway.call(command, params)
    countGatewayCall(command, answer.result.mstatus, performance.now() - askedAt)
    return {
      answer,
      ending: {
        id,
        outcome: answer.result.mstatus,
        v_result_code: answer.result.vResultCode,
        response: answer,
        answered_at: now(),
      },
    }
  } catch (error) {
    if (error instanceof GatewayUnreachableError) {
      countGatewayCall(command, 'no_answer', performance.now() - askedAt)
      const ending = { id, outcome: 'no_answer', v_result_code: null, response: null, answered_at: now() } as const
      await cleanUp(log, () => closeCall(db, ending))
    }
    throw error
  }
}

/**
 * Runs the unit of work that an answer leads to, which fills in the row of its question. Where that fails, the row is
 * filled in all the same: the answer stays on record, also where it cannot be interpreted.
 */
export async function recordAnswer<T>(
  { db, log }: GatewayContext,
  { ending }: Answered,
  record: () => Promise<T>,
): Promise<T> {
  try {
    return await record()
  } catch (error) {
    await cleanUp(log, () => closeCall(db, ending))
    throw error
  }
}

/** What is stored of a question. */
export const traceOf = ({ subject, command, params }: Question, started_at: Date): CallTrace => ({
  payment_id: null,
  ...subject,
  operation: command,
  request: withoutToken(params),
  started_at,
})

/** A token is as good as the card for as long as it lives: it is not stored. */
const withoutToken = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(params, (key, value: unknown) => (key === 'token' ? '[token]' : value))) as Record<
    string,
    unknown
  >
