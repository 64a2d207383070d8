import { RadioGroup, TextField } from '@invoice-card/ui'
import { KnownBuyerNote } from './known-buyer-note.tsx'
import { messages } from './messages.ts'
import type { NoteOf } from './reading-note.tsx'
import { RegisterNote } from './register-note.tsx'
import { RegisterSearch } from './register-search.tsx'
import type { RequestContentForm } from './use-request-form.ts'

const { fields } = messages

/** A buyer that is registered with the request: a corporation by the register or typed, a sole proprietor typed. */
export function NewBuyerFields({ form, note }: { form: RequestContentForm; note: NoteOf }) {
  const isCorporation = form.values.newSupplier.business_form === 1
  const formOptions = [
    { value: '1', label: fields.business_form.corporation },
    { value: '2', label: fields.business_form.soleProprietor },
  ]
  return (
    <>
      <RadioGroup
        id="newSupplier.business_form"
        name="newSupplier.business_form"
        label={fields.business_form.label}
        required
        layout="row"
        value={isCorporation ? '1' : '2'}
        options={formOptions}
        onChange={event => form.change('newSupplier.business_form', Number(event.target.value))}
      />
      {isCorporation && (
        <>
          <RegisterSearch form={form} />
          <TextField
            {...form.field('newSupplier.corporate_number')}
            label={fields.corporate_number.label}
            required={false}
            help={fields.corporate_number.help}
            fieldWidth="md"
            inputMode="numeric"
            autoComplete="off"
          />
          <RegisterNote form={form} />
        </>
      )}
      <TextField
        {...form.field('newSupplier.name')}
        label={isCorporation ? fields.name.corporation : fields.name.soleProprietor}
        required
        help={note('newSupplier.name')}
        autoComplete="off"
      />
      <KnownBuyerNote form={form} />
      <TextField
        {...form.field('newSupplier.name_kana')}
        label={fields.name_kana.label}
        required={false}
        autoComplete="off"
      />
      <TextField
        {...form.field('newSupplier.registration_number')}
        label={fields.registration_number.label}
        required={false}
        help={fields.registration_number.help}
        fieldWidth="md"
        autoComplete="off"
      />
    </>
  )
}
