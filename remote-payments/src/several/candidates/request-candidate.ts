import type { Invoice } from '@invoice-card/contracts'
import { endOfRequest, requestEndWords, requestSuspended } from '../../existing-payment/request-end.ts'
import { paths } from '../../paths.ts'
import type { Candidate, LeftOut } from './candidate.ts'
import { messages } from './messages.ts'

const { leftOut: words } = messages

/** Whether a request still waits for a card at this moment of the server. */
export function requestCandidate(invoice: Invoice, now: Date): Candidate {
  const { id, request, supplier_name, amount, due_date } = invoice
  if (request === null) return goneRequest(id)
  const { pay_until, is_suspended = false } = request
  const name = request.seller_name || supplier_name
  const leftOut = (reason: string) => leftOutRequest(id, name, reason)
  if (pay_until === null) return leftOut(requestEndWords[endOfRequest(invoice)])
  if (new Date(pay_until) <= now) return leftOut(requestEndWords.expired)
  if (is_suspended) return leftOut(requestSuspended)
  return {
    state: 'complete',
    kind: 'request',
    id,
    name,
    invoiceNumber: invoice.invoice_number ?? '',
    amountYen: amount,
    dueDate: due_date,
    notes: [],
    doubts: [],
    held: null,
    payUntil: pay_until,
    updatedAt: invoice.updated_at,
  }
}

const leftOutRequest = (id: number, name: string, reason: string): LeftOut => ({
  state: 'leftOut',
  kind: 'request',
  id,
  name,
  reason,
  link: { path: paths.payRequest(id), text: words.open, label: words.openOf(name) },
})

/** A request that could not be loaded: it keeps no other from being paid. */
export const failedRequest = (id: number, failure: string): LeftOut => ({
  ...leftOutRequest(id, words.goneRequestName(id), words.requestNotLoaded),
  failure,
})

/** A request that is not there for this company. */
export const goneRequest = (id: number): LeftOut => ({
  ...leftOutRequest(id, words.goneRequestName(id), words.goneRequest),
  isGone: true,
  link: { path: paths.list('waiting'), text: messages.requests, label: messages.requests },
})

/** A request while requests are switched off for this company. */
export const switchedOffRequest = (id: number): LeftOut =>
  leftOutRequest(id, words.goneRequestName(id), words.switchedOff)
