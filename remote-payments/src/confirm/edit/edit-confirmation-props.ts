import type { Invoice } from '@invoice-card/contracts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import type { WhyDeclined } from '../../checkout/selectors.ts'
import type { PaymentChanges } from '../../existing-payment/edit/changes.ts'

export interface EditConfirmationProps {
  readonly invoice: Invoice
  readonly edit: PaymentEdit
  readonly changes: PaymentChanges
  readonly whyDeclined: WhyDeclined | null
  readonly isInProgress: boolean
  /** Whether the user is still at this screen. */
  readonly isShown: () => boolean
}
