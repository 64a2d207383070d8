/** What an examiner decided with the capture of a card. */
export interface CompletionDecision {
  readonly examiner: string
  readonly transfer_date: string
  /** Why the examiner takes a round trip as it is. */
  readonly round_trip?: string
}
