import { TextField } from '@invoice-card/ui'
import { RepresentativeField } from '../common/contact/representative-field.tsx'
import { CheckNotice } from './check-notice.tsx'
import { IssuerNote } from './issuer-note.tsx'
import { messages } from './messages.ts'
import type { CompanyForm } from './use-company-form.ts'

const { fields } = messages

/** A sole proprietor: by its trade name, or by the person's. */
export function SoleProprietorFields({ form }: { form: CompanyForm }) {
  return (
    <>
      <TextField {...form.field('business_name')} label={fields.business_name.label} required autoComplete="off" />
      <CheckNotice company={form.values} nameError={form.errorOf('business_name')} />
      <TextField
        {...form.field('business_name_kana')}
        label={fields.business_name_kana.label}
        required={false}
        help={fields.business_name_kana.help}
        autoComplete="off"
      />
      <RepresentativeField form={form} />
      <TextField
        {...form.field('registration_number')}
        label={fields.registration_number.label}
        required={false}
        help={fields.registration_number.help}
        fieldWidth="md"
        autoComplete="off"
      />
      <IssuerNote form={form} />
    </>
  )
}
