import { cardLabel, type Invoice } from '@invoice-card/contracts'
import { accountLine, displayKana, isCancelled, isExpired } from '@invoice-card/domain'
import { CopyableText, DateText, DescriptionList, DescriptionRow, Money } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.facts

/** A payment's amounts and what it was for, line by line. */
export function PaymentFacts({ payment }: { payment: Invoice }) {
  const { account, card } = payment
  const hasTransfer = !isCancelled(payment) && !isExpired(payment)
  return (
    <DescriptionList>
      <DescriptionRow term={words.amount}>
        <Money amountYen={payment.amount} />
      </DescriptionRow>
      <DescriptionRow term={words.commission}>
        <Money amountYen={payment.commission_amount} />
      </DescriptionRow>
      <DescriptionRow term={words.total} isStrong>
        <Money amountYen={payment.total_amount} />
      </DescriptionRow>
      {hasTransfer && (
        <DescriptionRow term={words.transferDay}>
          {payment.transfer_date ? <DateText value={payment.transfer_date} /> : words.undecided}
        </DescriptionRow>
      )}
      <DescriptionRow term={words.due}>
        <DateText value={payment.due_date} />
      </DescriptionRow>
      {account && (
        <>
          <DescriptionRow term={words.account}>{accountLine(account)}</DescriptionRow>
          <DescriptionRow term={words.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>
        </>
      )}
      <DescriptionRow term={words.invoiceNumber}>
        {payment.invoice_number ? (
          <CopyableText text={payment.invoice_number} label={words.invoiceNumber} />
        ) : (
          words.none
        )}
      </DescriptionRow>
      {card && <DescriptionRow term={words.card}>{cardLabel(card)}</DescriptionRow>}
      <DescriptionRow term={words.created}>
        <DateText value={payment.created_at} withTime />
      </DescriptionRow>
    </DescriptionList>
  )
}
