import { cardLabel, type Invoice } from '@invoice-card/contracts'
import { accountTypeName, displayKana, receiptDisplayNumber } from '@invoice-card/domain'
import { useIsPathOn } from '@invoice-card/remote'
import {
  CompanyName,
  AppLink,
  Box,
  CopyableText,
  CopyButton,
  DateText,
  DescriptionList,
  DescriptionRow,
  formatDate,
} from '@invoice-card/ui'
import { LaterMessages } from '../existing-payment/later-messages.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.facts

/** What was applied for, or asked for by its seller, line by line. */
export function Facts({ invoice }: { invoice: Invoice }) {
  const { account, card, receipt } = invoice
  const supplier = invoice.supplier_id === null ? null : paths.supplierHistory(invoice.supplier_id)
  const isPathOn = useIsPathOn()
  return (
    <DescriptionList>
      <DescriptionRow term={invoice.type === 'InvoiceRequestBuyer' ? words.requested_at : words.created_at}>
        <DateText value={invoice.created_at} withTime />
      </DescriptionRow>
      <DescriptionRow term={words.supplier}>
        <CompanyName>{invoice.supplier_name}</CompanyName>
        {supplier !== null && isPathOn(supplier) && (
          <Box _print={{ display: 'none' }}>
            <AppLink to={supplier} fontSize="sm">
              {words.sameSupplier}
            </AppLink>
          </Box>
        )}
      </DescriptionRow>
      {account && (
        <>
          <DescriptionRow term={words.account}>
            {`${account.bank_name} ${account.branch_name} `}
            <Box as="span" whiteSpace="nowrap">
              {`${accountTypeName(account.account_type)} ${account.account_number}`}
              <CopyButton text={account.account_number} label={words.account_number} />
            </Box>
          </DescriptionRow>
          <DescriptionRow term={words.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>
        </>
      )}
      <DescriptionRow term={words.due_date}>
        <DateText value={invoice.due_date} />
      </DescriptionRow>
      {invoice.transfer_person_name && (
        <DescriptionRow term={words.transfer_person_name}>{displayKana(invoice.transfer_person_name)}</DescriptionRow>
      )}
      <DescriptionRow term={words.invoice_number}>
        <Copyable text={invoice.invoice_number} label={words.invoice_number} />
      </DescriptionRow>
      <DescriptionRow term={words.registration_number}>
        <Copyable text={invoice.registration_number} label={words.registration_number} />
      </DescriptionRow>
      <DescriptionRow term={words.issue_date}>
        {invoice.issue_date ? <DateText value={invoice.issue_date} /> : words.none}
      </DescriptionRow>
      {invoice.request?.message && (
        <DescriptionRow term={words.message}>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {invoice.request.message}
          </Box>
        </DescriptionRow>
      )}
      {invoice.request && <LaterMessages request={invoice.request} term={words.message} />}
      {receipt && (
        <DescriptionRow term={words.receipt}>
          {words.receiptText(
            receiptDisplayNumber(receipt.number),
            formatDate(receipt.issued_on, { withWeekday: false }),
          )}
        </DescriptionRow>
      )}
      {card && <DescriptionRow term={words.card}>{cardLabel(card)}</DescriptionRow>}
    </DescriptionList>
  )
}

const Copyable = ({ text, label }: { text: string | null; label: string }) =>
  text ? <CopyableText text={text} label={label} /> : words.none
