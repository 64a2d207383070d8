import type { Invoice } from '@invoice-card/contracts'
import { paymentDetailPath } from '@invoice-card/domain'
import {
  CompanyName,
  ButtonLink,
  Card,
  CopyableText,
  DateText,
  DescriptionList,
  DescriptionRow,
  EmptyState,
  Money,
  Stack,
} from '@invoice-card/ui'
import { endOfRequest, hasPayment, requestEndWords } from '../existing-payment/request-end.ts'
import { messages } from './messages.ts'

const { ended: words, terms } = messages

/** A link of an old mail: why it leads nowhere any more, and what became of the request. */
export const EndedRequest = ({ invoice }: { invoice: Invoice }) => {
  const end = endOfRequest(invoice)
  return (
    <Card>
      <Stack gap="4">
        <EmptyState
          title={end === 'paid' ? words.paidTitle : words.title}
          description={requestEndWords[end]}
          action={
            <ButtonLink variant={end === 'paid' ? 'primary' : 'secondary'} to={paymentDetailPath(invoice)}>
              {hasPayment(end) ? words.detail : words.requestDetail}
            </ButtonLink>
          }
        />
        <RequestInShort invoice={invoice} />
      </Stack>
    </Card>
  )
}

/** Who asked for what, and when it was paid. */
function RequestInShort({ invoice: { supplier_name, invoice_number, amount, timeline } }: { invoice: Invoice }) {
  const paidAt = timeline.find(({ kind }) => kind === 'applied')?.at
  return (
    <DescriptionList>
      <DescriptionRow term={terms.seller}>
        <CompanyName>{supplier_name}</CompanyName>
      </DescriptionRow>
      <DescriptionRow term={terms.invoice_number}>
        {invoice_number ? <CopyableText text={invoice_number} label={terms.invoice_number} /> : terms.none}
      </DescriptionRow>
      <DescriptionRow term={terms.amount}>
        <Money amountYen={amount} />
      </DescriptionRow>
      {paidAt && (
        <DescriptionRow term={terms.paid_at}>
          <DateText value={paidAt} withTime />
        </DescriptionRow>
      )}
    </DescriptionList>
  )
}
