import { BankAccountFields } from '@invoice-card/bank-account'
import type { OcrFields } from '@invoice-card/contracts'
import { accountTypeName } from '@invoice-card/domain'
import { useEditedFields } from '../../checkout/store.ts'
import { paperNote } from '../../invoice-values/reading/paper-note.tsx'
import { CheckedField } from '../check/checked-field.tsx'
import { labelOf } from '../../form-rules/field-labels.ts'
import { searchBanks } from './bank-search.ts'
import { FieldNote } from '../check/field-note.tsx'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

interface NewAccountFieldsProps {
  readonly form: InvoiceInfoForm
  readonly readings: OcrFields | null
  /** What the lines under the fields say that the invoice says. */
  readonly paper: OcrFields | null
}

/** An account that is registered together with the payment. */
export function NewAccountFields({ form, readings, paper }: NewAccountFieldsProps) {
  const editedFields = useEditedFields()
  const { bank_code, bank_name, branch_code, branch_name, ...account } = form.values.formTwo.newAccount
  const words: Readonly<Record<string, string>> = {
    bank_code: bank_name || bank_code,
    branch_code: branch_name || branch_code,
    account_type: accountTypeName(account.account_type),
    account_number: account.account_number,
    account_holder_kana: account.account_holder_kana,
  }
  return (
    <BankAccountFields
      form={form}
      path="formTwo.newAccount"
      search={searchBanks}
      noteOf={(path, help) => (
        <FieldNote readings={readings} path={path} values={form.values}>
          {help}
        </FieldNote>
      )}
      underOf={path => paperNote(path, form.values, paper, editedFields)}
      renderField={(path, field) => (
        <CheckedField
          key={path}
          path={path}
          label={labelOf(path, form.values)}
          value={words[path.split('.').at(-1) ?? '']}
        >
          {field}
        </CheckedField>
      )}
    />
  )
}
