import type { RequestSellerDetail } from '@invoice-card/contracts'
import { accountLine, displayKana, normalizeText, receiptDisplayNumber } from '@invoice-card/domain'
import { useIsPathOn } from '@invoice-card/remote'
import { serverNow } from '@invoice-card/session'
import {
  CompanyName,
  AppLink,
  Box,
  Card,
  CopyableText,
  DateText,
  Deadline,
  DescriptionList,
  DescriptionRow,
  formatDate,
  Section,
  Text,
} from '@invoice-card/ui'
import { hasNoDeposit } from '../request/has-no-deposit.ts'
import { messages } from './messages.ts'

const words = messages.facts

/** Whom the request asks, by when, and for what, line by line. */
export function Facts({ request }: { request: RequestSellerDetail }) {
  const { account, receipt, supplier_id } = request
  const supplier = `/suppliers/${supplier_id}`
  const isPathOn = useIsPathOn()
  return (
    <Card>
      <Section title={words.title}>
        <DescriptionList>
          <DescriptionRow term={words.supplier}>
            <CompanyName>{request.buyer_name}</CompanyName>
            {supplier_id !== null && isPathOn(supplier) && (
              <Box>
                <AppLink to={supplier} fontSize="sm">
                  {words.openSupplier}
                </AppLink>
              </Box>
            )}
          </DescriptionRow>
          <DescriptionRow term={words.person}>
            {request.supplier_person_name}
            <Box overflowWrap="anywhere">{request.buyer_email_address}</Box>
          </DescriptionRow>
          <Days request={request} />
          {account && (
            <>
              <DescriptionRow term={words.account}>{accountLine(account)}</DescriptionRow>
              <DescriptionRow term={words.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>
            </>
          )}
          {request.payer_name && (
            <DescriptionRow term={words.payer}>
              {request.payer_name}
              {normalizeText(request.payer_name) !== normalizeText(request.buyer_name) && (
                <Text size="sm" tone="muted">
                  {words.otherPayer}
                </Text>
              )}
            </DescriptionRow>
          )}
          {request.transfer_person_name && (
            <DescriptionRow term={words.transferName}>
              {displayKana(request.transfer_person_name)}
              <Text size="sm" tone="muted">
                {words.transferNameHelp}
              </Text>
            </DescriptionRow>
          )}
          <DescriptionRow term={words.invoiceNumber}>
            {request.invoice_number ? (
              <CopyableText text={request.invoice_number} label={words.invoiceNumber} />
            ) : (
              words.none
            )}
          </DescriptionRow>
          <DescriptionRow term={words.issueDate}>
            {request.issue_date ? <DateText value={request.issue_date} /> : words.none}
          </DescriptionRow>
          <DescriptionRow term={words.message}>
            <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
              {request.message || words.none}
            </Box>
          </DescriptionRow>
          <Handover request={request} />
          {receipt && (
            <DescriptionRow term={words.receipt}>
              {words.receiptText(receiptDisplayNumber(receipt.number), formatDate(receipt.issued_on))}
            </DescriptionRow>
          )}
          <DescriptionRow term={words.created}>
            <DateText value={request.created_at} withTime />
          </DescriptionRow>
        </DescriptionList>
      </Section>
    </Card>
  )
}

interface WithRequest {
  readonly request: RequestSellerDetail
}

const Days = ({ request }: WithRequest) => {
  const { due_date, expires_at, is_open, returned } = request
  // Of returned money the next one, if there is to be one.
  const depositDay = returned ? returned.transfer_date : request.deposit_date
  return (
    <>
      {is_open && expires_at && (
        <DescriptionRow term={words.payUntil}>
          <Deadline until={expires_at} now={serverNow()} withTime />
        </DescriptionRow>
      )}
      <DescriptionRow term={words.due}>
        <DateText value={due_date} />
      </DescriptionRow>
      {!hasNoDeposit(request) && (
        <DescriptionRow term={words.depositDay}>
          {depositDay ? <DateText value={depositDay} /> : words.undecided}
        </DescriptionRow>
      )}
    </>
  )
}

const Handover = ({ request: { is_mailed, opened_at } }: WithRequest) => (
  <>
    <DescriptionRow term={words.handover}>{is_mailed ? words.byMail : words.byLink}</DescriptionRow>
    <DescriptionRow term={words.opened}>
      {opened_at ? <DateText value={opened_at} withTime /> : words.notOpened}
      {opened_at && (
        <Text size="sm" tone="muted">
          {words.openedHelp}
        </Text>
      )}
    </DescriptionRow>
  </>
)
