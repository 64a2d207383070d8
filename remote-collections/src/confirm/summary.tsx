import type { Account } from '@invoice-card/contracts'
import { accountLine, displayKana, spellEmail } from '@invoice-card/domain'
import { AppLink, Card, DateText, DescriptionList, DescriptionRow, Section, Stack } from '@invoice-card/ui'
import { buyerNameOf } from '../request-flow/application.ts'
import { Calculation } from '../calculation/calculation.tsx'
import type { FlowFile } from '../request-flow/entry.ts'
import type { RequestForm } from '../request-form/values.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { terms, sections } = messages

interface SummaryProps {
  readonly form: RequestForm
  readonly file: FlowFile | null
  readonly account: Account | undefined
  readonly isEditable: boolean
}

/** All that was entered, each part with the link back to it. */
export function Summary({ form, file, account, isEditable }: SummaryProps) {
  const edit = (to: string) =>
    isEditable && (
      <AppLink to={to} fontSize="sm">
        {messages.edit}
      </AppLink>
    )
  return (
    <Stack gap="6">
      <Card>
        <Section title={sections.buyer} actions={edit(paths.invoiceInfo)}>
          <DescriptionList>
            <DescriptionRow term={terms.buyer}>
              {buyerNameOf(form)}
              {form.isNewSupplier && `（${terms.newMark}）`}
            </DescriptionRow>
            <DescriptionRow term={terms.person}>{form.supplier_person_name}</DescriptionRow>
            <DescriptionRow term={terms.email}>{spellEmail(form.supplier_person_email)}</DescriptionRow>
            <DescriptionRow term={terms.message}>{form.message || terms.none}</DescriptionRow>
          </DescriptionList>
        </Section>
      </Card>
      <Card>
        <Section title={sections.invoice} actions={edit(paths.invoiceInfo)}>
          <DescriptionList>
            <DescriptionRow term={terms.file}>{file?.file_name ?? terms.noFile}</DescriptionRow>
            <DescriptionRow term={terms.number}>{form.invoice_number || terms.none}</DescriptionRow>
            <DescriptionRow term={terms.issue}>
              {form.issue_date ? <DateText value={form.issue_date} /> : terms.none}
            </DescriptionRow>
            <DescriptionRow term={terms.due}>
              <DateText value={form.payment_due_date} />
            </DescriptionRow>
          </DescriptionList>
        </Section>
      </Card>
      <Card>
        <Calculation form={form} />
      </Card>
      <Card>
        <Section title={sections.account} actions={edit(paths.account)}>
          <DescriptionList>
            <DescriptionRow term={terms.account}>{account ? accountLine(account) : '…'}</DescriptionRow>
            <DescriptionRow term={terms.holder}>
              {account ? displayKana(account.account_holder_kana) : '…'}
            </DescriptionRow>
          </DescriptionList>
        </Section>
      </Card>
    </Stack>
  )
}
