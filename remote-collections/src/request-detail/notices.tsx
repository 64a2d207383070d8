import { accountLine, requestStatus } from '@invoice-card/domain'
import type { RequestSellerDetail, ReturnedMoney } from '@invoice-card/contracts'
import { Box, formatDate, Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

type WithRequest = { readonly request: RequestSellerDetail }

/** How a request ended without money, in the words that one side left for the other; nothing where it did not. */
export function EndedNotice({ request: { status, cancellation } }: WithRequest) {
  const words = messages.ended
  if (status !== requestStatus.expired && cancellation === null) return null
  return (
    <Notice tone="info" title={cancellation ? words.reasons[cancellation.reason] : words.expired}>
      {cancellation?.comment && (
        <>
          <p>{cancellation.reason === 'declined' ? words.fromBuyer : words.messageToBuyer}</p>
          <Box as="p" whiteSpace="pre-wrap" overflowWrap="anywhere">
            「{cancellation.comment}」
          </Box>
        </>
      )}
      <p>{words.advice}</p>
    </Notice>
  )
}

/** What becomes of money that was sent and returned: the status alone says that it arrived. */
export function ReturnedNotice({ request, returned }: WithRequest & { readonly returned: ReturnedMoney }) {
  const { pending, resend, refund } = messages.returned
  const { reason, outcome, transfer_date, account } = returned
  if (outcome === 'refund') {
    return (
      <Notice tone="attention" title={refund.title}>
        <p>{refund.text(reason)}</p>
        {request.receipt !== null && <p>{refund.receipt}</p>}
      </Notice>
    )
  }
  if (outcome === 'resend' && transfer_date !== null) {
    return (
      <Notice tone="info" title={resend.title}>
        <p>{resend.text(reason, formatDate(transfer_date))}</p>
        {account && <p>{resend.account(accountLine(account))}</p>}
      </Notice>
    )
  }
  return (
    <Notice tone="attention" title={pending.title}>
      <p>{pending.text(reason)}</p>
    </Notice>
  )
}

/** The newest mail reached nobody: what the seller can do about it. */
export const MailFailedNotice = ({ request }: WithRequest) => (
  <Notice tone="attention" title={messages.mailFailed.title}>
    <p>{messages.mailFailed.text(request.buyer_email_address)}</p>
    <p>{messages.mailFailed.advice}</p>
  </Notice>
)
