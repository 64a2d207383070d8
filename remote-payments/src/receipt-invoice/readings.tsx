import type { OcrConfidence, OcrFields, SupplierSummary } from '@invoice-card/contracts'
import { accountTypeName, displayKana } from '@invoice-card/domain'
import { ConfidenceMark } from '@invoice-card/invoice-file'
import { Card, DateText, DescriptionList, DescriptionRow, Money, Section, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { IssuerRegistration } from './issuer-registration.tsx'
import { messages } from './messages.ts'

const { terms, sections } = messages

/**
 * Each reading with how sure it is. @param supplier null where none of the registered ones sent the invoice, undefined
 * while that is not known
 */
export function Readings({
  readings,
  supplier,
}: {
  readings: OcrFields
  supplier: SupplierSummary | null | undefined
}) {
  const {
    issuer_name,
    registration_number,
    issue_date,
    due_date,
    invoice_number,
    total_amount,
    standard_tax_amount,
    reduced_tax_amount,
    bank_name,
    branch_name,
    account_type,
    account_number,
    account_holder_kana,
  } = readings
  const type = account_type.value === null ? '' : accountTypeName(account_type.value)
  return (
    <Stack gap="6">
      <Card>
        <Section title={sections.read}>
          <DescriptionList>
            <Read term={terms.issuer} {...issuer_name} />
            {supplier !== undefined && (
              <DescriptionRow term={terms.supplier}>{supplier?.name ?? messages.unregisteredSupplier}</DescriptionRow>
            )}
            <Read term={terms.registration_number} {...registration_number}>
              <IssuerRegistration registrationNumber={registration_number.value} />
            </Read>
            <ReadMoney term={terms.amount} {...total_amount} />
            {(standard_tax_amount.value !== null || reduced_tax_amount.value === null) && (
              <ReadMoney term={terms.standardTax} {...standard_tax_amount} />
            )}
            {reduced_tax_amount.value !== null && <ReadMoney term={terms.reducedTax} {...reduced_tax_amount} />}
            <Read
              term={terms.due_date}
              confidence={due_date.confidence}
              value={due_date.value && <DateText value={due_date.value} />}
            />
            <Read
              term={terms.issue_date}
              confidence={issue_date.confidence}
              value={issue_date.value && <DateText value={issue_date.value} />}
            />
            <Read term={terms.invoice_number} {...invoice_number} />
          </DescriptionList>
        </Section>
      </Card>
      <Card>
        <Section title={sections.account}>
          <DescriptionList>
            <Read term={terms.bank} {...bank_name} />
            <Read term={terms.branch} {...branch_name} />
            <Read
              term={terms.number}
              confidence={account_number.confidence}
              value={account_number.value && `${type} ${account_number.value}`}
            />
            <Read
              term={terms.holder}
              confidence={account_holder_kana.confidence}
              value={displayKana(account_holder_kana.value ?? '')}
            />
          </DescriptionList>
        </Section>
      </Card>
    </Stack>
  )
}

const ReadMoney = ({ term, value, confidence }: { term: string; value: number | null; confidence: OcrConfidence }) => (
  <Read term={term} confidence={confidence} value={value === null ? null : <Money amountYen={value} />} />
)

function Read({
  term,
  value,
  confidence,
  children,
}: {
  term: string
  value: ReactNode
  confidence: OcrConfidence
  children?: ReactNode
}) {
  const isRead = value !== null && value !== ''
  return (
    <DescriptionRow term={term}>
      {isRead && <>{value}　</>}
      <ConfidenceMark confidence={isRead ? confidence : 'not_read'} />
      {isRead && children}
    </DescriptionRow>
  )
}
