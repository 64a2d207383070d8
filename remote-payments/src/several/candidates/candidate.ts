import type { CheckedApplication } from '../../card-payment/application-body.ts'
import type { DraftToDelete } from '../../draft/deletion/delete-dialog.tsx'
import type { Chosen } from '../run/chosen.ts'

interface Complete {
  readonly state: 'complete'
  readonly id: number
  /** Who is paid. */
  readonly name: string
  readonly invoiceNumber: string
  readonly amountYen: number
  readonly dueDate: string
  /** What is good to know before it is paid. */
  readonly notes: readonly string[]
  /** What a user should check before it is paid. */
  readonly doubts: readonly string[]
  /**
   * The doubts are about who is paid and how much: it is paid once the user has confirmed these very values. Null where
   * there is nothing to confirm.
   */
  readonly held: string | null
}
/** A draft that can be paid as it is. */
export interface CompleteDraft extends Complete {
  readonly kind: 'draft'
  /** Of the account that is paid, as the screen shows it. */
  readonly holderKana: string
  readonly application: CheckedApplication
  readonly draft: DraftToDelete
}
/** A seller's request that waits for this company's card. */
export interface PayableRequest extends Complete {
  readonly kind: 'request'
  /** Until when a card may pay it, as an ISO instant. */
  readonly payUntil: string
  /** The state that is shown; an older API does not say it. */
  readonly updatedAt: string | undefined
}
export type Payable = CompleteDraft | PayableRequest

/** What stays out, and why. */
export interface LeftOut extends Chosen {
  readonly state: 'leftOut'
  readonly name: string
  readonly reason: string
  /** It is not there any more, or paid: nothing is left to pay. */
  readonly isGone?: true
  /** What could not be loaded is asked for again: how that failed. */
  readonly failure?: string
  /** The draft, where it was loaded: it can be deleted. */
  readonly draft?: DraftToDelete
  /** Where that is put right or said in full. */
  readonly link: { readonly path: string; readonly text: string; readonly label: string }
}
export type Candidate = Payable | LeftOut
