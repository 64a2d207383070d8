import type { Checkpoint } from '../../../../api/src/platform/services/checkpoints.ts'
import { type AnswerName, answers } from '../answers.ts'
import { payRequestFlow, reauthoriseFlow, reauthoriseRequestFlow } from '../flows/about-invoices.ts'
import { byFileFlow, cancelWhileChargingFlow, completeFlow } from '../flows/completing.ts'
import type { Flow } from '../flows/flow.ts'
import { lostApplicationFlow, leaveFlow, payFlow, resultFlow } from '../flows/paying.ts'
import { endPayingFlow } from '../flows/requests.ts'
import { refundFlow, rejectChargedFlow, rejectFlow, voidFlow } from '../flows/returning.ts'

export const flows = {
  pay: payFlow,
  result: resultFlow,
  leave: leaveFlow,
  forgotten: lostApplicationFlow,
  pay_request: payRequestFlow,
  reauthorise: reauthoriseFlow,
  reauthorise_request: reauthoriseRequestFlow,
  end_paying: endPayingFlow,
  complete: completeFlow,
  cancel_while_charging: cancelWhileChargingFlow,
  by_file: byFileFlow,
  void: voidFlow,
  refund: refundFlow,
  reject: rejectFlow,
  reject_charged: rejectChargedFlow,
} as const satisfies Record<string, Flow>

type FlowName = keyof typeof flows
/** When the caller of the process that died comes back: before the jobs have run, after, or not at all. */
const comebacks = ['at_once', 'after_jobs', 'never'] as const

export interface Case {
  readonly flow: FlowName
  /** `none`: no process dies, only the gateway's answer is unusual. */
  readonly point: Checkpoint | 'none'
  readonly answer: AnswerName
  readonly comeback: (typeof comebacks)[number]
}

export const nameOf = ({ flow, point, answer, comeback }: Case): string => `${flow}/${point}/${answer}/${comeback}`

// Object.keys loses which keys its table has.
const flowNames = Object.keys(flows) as FlowName[]
const answerNames = Object.keys(answers) as AnswerName[]

/** Every flow × point × answer × comeback. */
export const allCases: readonly Case[] = flowNames.flatMap(flow =>
  (['none', ...flows[flow].points] as const).flatMap(point =>
    answerNames.flatMap(answer => comebacks.map(comeback => ({ flow, point, answer, comeback }))),
  ),
)

/** Another request may still be talking to the gateway, as far as the API can see: it waits ten seconds for it. */
export const isSlow = ({ point, answer, comeback }: Case): boolean =>
  (comeback === 'at_once' && (point === 'token_bound' || point === 'authorisation_answered')) ||
  answer === 'server_error_before'

const pairsOf = ({ flow, point, answer, comeback }: Case): string[] => [
  `${flow} ${point}`,
  `${flow} ${answer}`,
  `${point} ${answer}`,
  `${point} ${comeback}`,
  `${answer} ${comeback}`,
]

/** A small part of all cases in which every pair of flow, point, answer and comeback still occurs. */
export function pairwise(cases: readonly Case[]): Case[] {
  const missing = new Set(cases.flatMap(pairsOf))
  const chosen: Case[] = []
  while (missing.size > 0) {
    const gain = (one: Case) => pairsOf(one).filter(pair => missing.has(pair)).length - (isSlow(one) ? 0.5 : 0)
    const best = cases.reduce((found, one) => (gain(one) > gain(found) ? one : found))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}
