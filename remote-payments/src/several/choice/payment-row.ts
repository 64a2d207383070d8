import type { Commission } from '@invoice-card/contracts'
import type { Payable } from '../candidates/candidate.ts'

/** A payment as it will be made; without its fee until that is known. */
export interface PaymentRow {
  readonly item: Payable
  readonly fee: Pick<Commission, 'commission_amount' | 'total_amount'> | undefined
  /** What says that payments, or other drafts among these, look like it. */
  readonly similar: readonly string[]
  /** What the user confirms before it is paid: the doubts of the item, and what looks like it. Null without either. */
  readonly held: string | null
  /** Whether it is paid with the others. */
  readonly isChosen: boolean
}
