/** Why something signed is not accepted. `expired` and `revoked_key` have a way out of their own. */
export type RefusedReason =
  | 'unreadable'
  | 'unsigned'
  | 'revoked_key'
  | 'other_environment'
  | 'expired'
  | 'replayed'
  | 'edited_page'

/** Something signed that is not accepted; its message names what and why, not yet what to do. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: RefusedReason

  constructor(reason: RefusedReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
