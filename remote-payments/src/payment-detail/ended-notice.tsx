import type { Invoice } from '@invoice-card/contracts'
import { isExpired, japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Box, Notice } from '@invoice-card/ui'
import { isFeePaid } from '../fee/is-fee-paid.ts'
import { messages } from './messages.ts'

const { cancelled: words, unpaid } = messages

/** Who ended the payment, and what becomes of the card's money; nothing where it goes on or was transferred. */
export function EndedNotice({ invoice }: { invoice: Invoice }) {
  const { cancellation } = invoice
  if (isExpired(invoice))
    return (
      <Notice tone="info" title={unpaid.expiredTitle}>
        <p>{unpaid.expired}</p>
      </Notice>
    )
  if (!cancellation) return null
  const { reason, settlement, comment } = cancellation
  return (
    <Notice
      tone={reason === 'examiner' || reason === 'unanswered' ? 'attention' : 'info'}
      title={words.reasons[reason]}
    >
      {comment && (
        <>
          <p>{reason === 'withdrawn' ? words.fromSeller : words.toSeller}</p>
          <Box as="p" whiteSpace="pre-wrap" overflowWrap="anywhere">
            「{comment}」
          </Box>
        </>
      )}
      {settlement && <p>{words.settlements[settlement](isFeePaid(invoice))}</p>}
      <p>
        {reason === 'declined' || reason === 'withdrawn'
          ? unpaid[reason]
          : words.advice(invoice.due_date < japanDay(serverNow()))}
      </p>
    </Notice>
  )
}
