import type { RequestSellerDetail } from '@invoice-card/contracts'

/** What the dialog of every action takes. */
export interface ActionDialogProps {
  readonly request: RequestSellerDetail
  readonly onClose: () => void
}
