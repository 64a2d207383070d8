/**
 * What becomes of money that the payee's bank gave back, as on the wire (contracts: `ReturnState`). The status alone
 * says that it was transferred.
 */
export type ReturnState = 'undecided' | 'resend' | 'refund'

/** Each in a word, in place of the status. */
export const returnLabels: Readonly<Record<ReturnState, string>> = {
  undecided: '組戻し・確認中',
  resend: '再振込の予定',
  refund: '返金',
}

/** Of a row its state, of a detail more; nothing once the payee has the money. */
export interface WithReturn {
  readonly return_state?: ReturnState | undefined
  readonly returned?: { readonly outcome: 'resend' | 'refund' | null } | null
}

/** What becomes of a payment's returned money; undefined where none came back, or the payee has it since. */
export const returnStateOf = ({ return_state, returned }: WithReturn): ReturnState | undefined =>
  return_state ?? (returned ? (returned.outcome ?? 'undecided') : undefined)

/** Whether the card was given back all of a payment that was transferred: its payee has nothing, it has no fee. */
export const isRefunded = (payment: WithReturn): boolean => returnStateOf(payment) === 'refund'
