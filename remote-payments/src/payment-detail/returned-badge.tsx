import type { ReturnedMoney } from '@invoice-card/contracts'
import { StatusBadge } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.returned.badges

/** The state of a payment whose money was returned: the status alone says that it was transferred. */
export const ReturnedBadge = ({ returned: { outcome } }: { returned: ReturnedMoney }) => (
  <StatusBadge tone={outcome === 'resend' ? 'info' : 'attention'}>{words[outcome ?? 'pending']}</StatusBadge>
)
