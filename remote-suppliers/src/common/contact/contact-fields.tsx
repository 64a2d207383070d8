import { displayPhoneNumber, postalDigits } from '@invoice-card/domain'
import type { Form } from '@invoice-card/form'
import { TextField } from '@invoice-card/ui'
import { useRef } from 'react'
import type { ContactValues } from './contact-values.ts'
import { messages } from './messages.ts'
import { findAddress } from './find-address.ts'

/** Where the supplier is and how it is reached; the postal code fills the address. */
export function ContactFields<Values extends ContactValues>({
  form,
}: {
  form: Pick<Form<Values>, 'field' | 'patch' | 'type'>
}) {
  const filled = useRef('')
  // Shows the one spelling, once the field is left.
  const spelledField = (path: keyof ContactValues, spelling: (typed: string) => string) => ({
    ...form.field(path),
    spelling,
    onSpelled: (spelled: string) => form.type(path, spelled),
  })
  const code = spelledField('postal_code', postalDigits)
  const suggestFor = async (typed: string) => {
    const digits = postalDigits(typed)
    if (!/^\d{7}$/.test(digits)) return
    const address = await findAddress(digits)
    form.patch(values => {
      const isAwaited =
        postalDigits(values.postal_code) === digits && (values.address === '' || values.address === filled.current)
      if (!isAwaited || address === '') return values
      filled.current = address
      return { ...values, address }
    })
  }
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
          void suggestFor(event.target.value)
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
