import type { RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'
import { requestStatusWords } from '@invoice-card/domain'
import { HStack, StatusBadge } from '@invoice-card/ui'

const words = { accountRequired: '口座の指定待ち', mailFailed: 'メール不達' } as const

type Shown = Pick<
  RequestSeller,
  'status' | 'is_account_required' | 'mail_state' | 'is_open' | 'cancel_reason' | 'return_state'
> &
  Partial<Pick<RequestSellerDetail, 'cancellation' | 'returned'>>

/** The state of a request in words, and what its seller has to see to. */
export function RequestStatus({ request }: { request: Shown }) {
  const { status, is_account_required, mail_state, is_open } = request
  const { label, tone } = requestStatusWords(status, request)
  return (
    <HStack as="span" gap="1.5" display="inline-flex">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {is_account_required && <StatusBadge tone="attention">{words.accountRequired}</StatusBadge>}
      {mail_state === 'failed' && is_open && <StatusBadge tone="danger">{words.mailFailed}</StatusBadge>}
    </HStack>
  )
}
