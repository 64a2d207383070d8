import { BankAccountFields } from '@invoice-card/bank-account'
import type { OcrFields } from '@invoice-card/contracts'
import { findBanks } from './bank-search.ts'
import { FieldNote } from '../form/field-note.tsx'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

/** An account that is registered together with the payment. */
export function NewAccountFields({ form, readings }: { form: InvoiceInfoForm; readings: OcrFields | null }) {
  return (
    <BankAccountFields
      form={form}
      path="formTwo.newAccount"
      search={findBanks}
      noteOf={(path, help) => (
        <FieldNote readings={readings} path={path} values={form.values}>
          {help}
        </FieldNote>
      )}
    />
  )
}
