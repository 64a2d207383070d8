import { displayPhoneNumber, postalDigits } from '@invoice-card/domain'
import { type Form, usePostalAddress } from '@invoice-card/form'
import { TextField } from '@invoice-card/ui'
import { calls } from '../calls.ts'
import type { ContactValues } from './contact-values.ts'
import { messages } from './messages.ts'

/** Where the supplier is and how it is reached; the postal code fills the address. */
export function ContactFields<Values extends ContactValues>({
  form,
}: {
  form: Pick<Form<Values>, 'field' | 'patch' | 'type' | 'values'>
}) {
  // Shows the one spelling, once the field is left.
  const spelledField = (path: keyof ContactValues, spelling: (typed: string) => string) => ({
    ...form.field(path),
    spelling,
    onSpelled: (spelled: string) => form.type(path, spelled),
  })
  const code = spelledField('postal_code', postalDigits)
  const { onCode } = usePostalAddress({
    form,
    code: 'postal_code',
    fields: { address: area => area.address_state + area.address_city + area.address_street },
    find: digits => calls.postalCodes.findPostalAddresses({ params: { code: digits } }),
  })
  return (
    <>
      <TextField
        {...code}
        label={messages.postal_code.label}
        required={false}
        help={messages.postal_code.help}
        fieldWidth="sm"
        inputMode="numeric"
        autoComplete="off"
        onChange={event => {
          code.onChange(event)
          void onCode(event.target.value)
        }}
      />
      <TextField {...form.field('address')} label={messages.address.label} required={false} autoComplete="off" />
      <TextField
        {...spelledField('phone_number', displayPhoneNumber)}
        label={messages.phone_number.label}
        required={false}
        help={messages.phone_number.help}
        type="tel"
        fieldWidth="md"
        autoComplete="off"
      />
      <TextField
        {...form.field('email_address')}
        label={messages.email_address.label}
        required={false}
        type="email"
        autoComplete="off"
      />
    </>
  )
}
