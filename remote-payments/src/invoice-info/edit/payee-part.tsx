import type { Invoice, OcrFields } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
import { CompanyName, Checkbox, DescriptionList, DescriptionRow, FormSection } from '@invoice-card/ui'
import { AccountSection } from '../payee/account-section.tsx'
import { SupplierSection } from '../payee/supplier-section.tsx'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'
import { messages } from './messages.ts'

const words = messages.payee

interface PayeePartProps {
  readonly form: InvoiceInfoForm
  readonly invoice: Invoice
  /** What the invoice says; only a line under a field says it, since nothing here is filled in from it. */
  readonly paper: OcrFields | null
  readonly isChanged: boolean
  readonly onChange: (isChanged: boolean) => void
}

/** The current payee, and the choice of another supplier or account for a user who asks for it. */
export function PayeePart({ form, invoice, paper, isChanged, onChange }: PayeePartProps) {
  const { supplier_name, account } = invoice
  return (
    <>
      <FormSection title={words.title}>
        <DescriptionList>
          <DescriptionRow term={words.supplier}>
            <CompanyName>{supplier_name}</CompanyName>
          </DescriptionRow>
          {account && <DescriptionRow term={words.account}>{accountLine(account)}</DescriptionRow>}
          {account && <DescriptionRow term={words.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>}
        </DescriptionList>
        <Checkbox
          id="isPayeeChanged"
          label={words.change}
          description={words.help}
          checked={isChanged}
          onChange={({ target }) => onChange(target.checked)}
        />
      </FormSection>
      {isChanged && <SupplierSection form={form} readings={null} paper={paper} matchedName={undefined} />}
      {isChanged && <AccountSection form={form} readings={null} paper={paper} />}
    </>
  )
}
