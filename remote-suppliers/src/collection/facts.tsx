import { accountLine, isEndedRequest } from '@invoice-card/domain'
import type { RequestSellerDetail } from '@invoice-card/contracts'
import { Box, CopyableText, DateText, DescriptionList, DescriptionRow, Money } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.facts

/** A request's amounts and what it is for, line by line. */
export function RequestFacts({ request }: { request: RequestSellerDetail }) {
  const { account } = request
  return (
    <DescriptionList>
      <DescriptionRow term={words.amount}>
        <Money amountYen={request.amount} />
      </DescriptionRow>
      <DescriptionRow term={words.fee}>
        <Money amountYen={request.service_fee_amount} />
      </DescriptionRow>
      <DescriptionRow term={words.deposit} isStrong>
        <Money amountYen={request.deposit_amount} />
      </DescriptionRow>
      <DescriptionRow term={words.due}>
        <DateText value={request.due_date} />
      </DescriptionRow>
      {!isEndedRequest(request) && (
        <DescriptionRow term={words.depositDay}>
          {request.deposit_date ? <DateText value={request.deposit_date} /> : words.undecided}
        </DescriptionRow>
      )}
      <DescriptionRow term={words.person}>
        {request.supplier_person_name}
        <Box overflowWrap="anywhere">{request.buyer_email_address}</Box>
      </DescriptionRow>
      {account && <DescriptionRow term={words.account}>{accountLine(account)}</DescriptionRow>}
      <DescriptionRow term={words.invoiceNumber}>
        {request.invoice_number ? (
          <CopyableText text={request.invoice_number} label={words.invoiceNumber} />
        ) : (
          words.none
        )}
      </DescriptionRow>
      {request.message && (
        <DescriptionRow term={words.message}>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {request.message}
          </Box>
        </DescriptionRow>
      )}
      <DescriptionRow term={words.created}>
        <DateText value={request.created_at} withTime />
      </DescriptionRow>
    </DescriptionList>
  )
}
