/** What an examiner decided with the capture of a card. */
export interface CompletionDecision {
  readonly examiner: string
  readonly examiner_id: number
  readonly transfer_date: string
  /** Why the examiner takes a round trip as it is. */
  readonly round_trip?: string
}
