import { displayKana, toRegistrationNumber } from '@invoice-card/domain'
import { AppLink, Card, DateText, DescriptionList, DescriptionRow, Money, Section, Stack, Text } from '@invoice-card/ui'
import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { paperNote } from '../invoice-form/reading/paper-note.tsx'
import { typedAccountLabel } from '../invoice-form/account-label.ts'
import { holderKanaOf } from '../invoice-form/application.ts'
import type { Application } from '../checkout/entry.ts'
import { useApplication } from '../checkout/store.ts'
import type { FormOne, FormTwo, InvoiceForm } from '../invoice-form/values.ts'
import { amountOf, digitsOf } from '../invoice-form/typed-text.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { terms, sections } = messages

/** Everything that was entered, with a link back to each part; without the links once a payment is in progress. */
export function Summary({
  form: { formOne, formTwo },
  file,
  isEditable,
}: {
  form: InvoiceForm
  file: Application['invoiceFile']
  isEditable: boolean
}) {
  const { attachedFiles, editedFields } = useApplication()
  const { data } = useQuery(invoiceFileQuery(file?.file_id ?? null))
  const paper = (path: string) => paperNote(path, { formOne, formTwo }, data?.ocr.fields ?? null, editedFields)
  return (
    <Stack gap="6">
      <Part title={sections.invoice} isEditable={isEditable}>
        <DescriptionRow term={terms.file}>{file?.file_name}</DescriptionRow>
        {attachedFiles.length > 0 && (
          <DescriptionRow term={terms.attached}>
            {attachedFiles.map(({ file_name }) => file_name).join('、')}
          </DescriptionRow>
        )}
        <DescriptionRow term={terms.amount}>
          <Money amountYen={amountOf(formOne.amount) ?? 0} />
          {paper('formOne.amount')}
        </DescriptionRow>
        <DescriptionRow term={terms.due_date}>
          <DateText value={formOne.due_date} />
          {paper('formOne.due_date')}
        </DescriptionRow>
        <DescriptionRow term={terms.invoice_number}>
          {formOne.invoice_number || terms.none}
          {paper('formOne.invoice_number')}
        </DescriptionRow>
        <DescriptionRow term={terms.registration_number}>
          {toRegistrationNumber(formOne.registration_number) || terms.none}
          {paper('formOne.registration_number')}
        </DescriptionRow>
        <DescriptionRow term={terms.issue_date}>
          {formOne.issue_date ? <DateText value={formOne.issue_date} /> : terms.none}
          {paper('formOne.issue_date')}
        </DescriptionRow>
      </Part>
      <Part title={sections.supplier} isEditable={isEditable}>
        <SupplierRows {...formOne} paper={paper} />
        <AccountRows {...formTwo} paper={paper} />
      </Part>
      <Part title={sections.transfer} isEditable={isEditable}>
        <DescriptionRow term={terms.transfer_date}>
          <DateText value={formOne.transfer_date} />
        </DescriptionRow>
        <DescriptionRow term={terms.transfer_person_name}>
          {displayKana(holderKanaOf(formTwo.transfer_person_name))}
        </DescriptionRow>
      </Part>
    </Stack>
  )
}

function Part({ title, isEditable, children }: { title: string; isEditable: boolean; children: ReactNode }) {
  const edit = (
    <AppLink to={paths.invoiceInfo} fontSize="sm" aria-label={`${title}を${messages.edit}`}>
      {messages.edit}
    </AppLink>
  )
  return (
    <Card>
      <Section title={title} actions={isEditable ? edit : undefined}>
        <DescriptionList>{children}</DescriptionList>
      </Section>
    </Card>
  )
}

const NewMark = () => (
  <Text as="span" display="block" size="sm" tone="muted">
    {terms.newMark}
  </Text>
)

interface WithPaper {
  readonly paper: (path: string) => ReactNode
}

function SupplierRows({ isNewSupplier, newSupplier, supplierName, paper }: FormOne & WithPaper) {
  if (!isNewSupplier)
    return (
      <DescriptionRow term={terms.supplier}>
        {supplierName}
        {paper('formOne.supplierId')}
      </DescriptionRow>
    )
  const corporateNumber = newSupplier.business_form === 1 && digitsOf(newSupplier.corporate_number)
  return (
    <>
      <DescriptionRow term={terms.supplier}>
        {newSupplier.name}
        <NewMark />
        {paper('formOne.newSupplier.name')}
      </DescriptionRow>
      {corporateNumber && <DescriptionRow term={terms.corporate_number}>{corporateNumber}</DescriptionRow>}
    </>
  )
}

function AccountRows({ isNewAccount, newAccount, accountLabel, paper }: FormTwo & WithPaper) {
  if (!isNewAccount)
    return (
      <DescriptionRow term={terms.account}>
        {accountLabel}
        {paper('formTwo.accountId')}
      </DescriptionRow>
    )
  const parts = ['bank_code', 'branch_code', 'account_type', 'account_number']
  return (
    <>
      <DescriptionRow term={terms.account}>
        {typedAccountLabel(newAccount)}
        <NewMark />
        {parts.map(part => (
          <Fragment key={part}>{paper(`formTwo.newAccount.${part}`)}</Fragment>
        ))}
      </DescriptionRow>
      <DescriptionRow term={terms.holder}>
        {displayKana(holderKanaOf(newAccount.account_holder_kana))}
        {paper('formTwo.newAccount.account_holder_kana')}
      </DescriptionRow>
    </>
  )
}
