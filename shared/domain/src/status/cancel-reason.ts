/** The side that ended a payment or a request, as on the wire (contracts: `CancelReason`). */
export type CancelReason = 'buyer' | 'examiner' | 'unanswered' | 'declined' | 'withdrawn'

const labels: Readonly<Record<CancelReason, string>> = {
  buyer: 'キャンセル',
  examiner: '引き受け不可',
  unanswered: '回答期限切れ',
  declined: '辞退',
  withdrawn: '取り下げ',
}

/** The label of a cancellation by its reason; the general one where none was recorded. */
export const cancelLabel = (reason: CancelReason | null | undefined): string => labels[reason ?? 'buyer']

/** The status that a list is narrowed to, whatever the reason. */
export const cancelledChoice = 'キャンセル（辞退・取り下げを含む）'

/** Of a row its reason, of a detail more. */
export interface WithCancelReason {
  readonly cancel_reason?: CancelReason | undefined
  readonly cancellation?: { readonly reason: CancelReason } | null
}

/** Undefined where the reason is not known or nothing was cancelled. */
export const cancelReasonOf = ({ cancel_reason, cancellation }: WithCancelReason): CancelReason | undefined =>
  cancel_reason ?? cancellation?.reason
