import { prefectures } from '@invoice-card/domain'
import { postalCodeRule } from '@invoice-card/domain/registration'
import { Box, SelectField, TextField } from '@invoice-card/ui'
import { useState } from 'react'
import { FieldRow } from './field-row.tsx'
import { findAddress } from './find-address.ts'
import { registrationScreenMessages as messages } from './messages.ts'
import type { RegistrationForm } from './use-registration-form.ts'

const states = prefectures.map(name => ({ value: name, label: name }))
const postalCode = postalCodeRule(messages.postalCode)

/**
 * An address; the postal code fills what is empty, never a building. `prefix` is the path up to the field names, e.g.
 * `sole_proprietor.home_`.
 */
export function AddressFields({ form: { field, text, fill }, prefix }: { form: RegistrationForm; prefix: string }) {
  const code = text(`${prefix}postal_code`)
  const [unknownCode, setUnknownCode] = useState<string>()
  const suggestFor = async (typed: string) => {
    const digits = postalCode.normalize(typed)
    if (!/^\d{7}$/.test(digits)) return
    const address = await findAddress(digits)
    if (address === null) setUnknownCode(digits)
    if (address) fill(Object.entries(address).map(([name, value]) => ({ field: prefix + name, value })))
  }
  return (
    <>
      <FieldRow onPhone="equal">
        <TextField
          {...code}
          label={messages.postalCode}
          note={
            postalCode.normalize(String(code.value)) === unknownCode && <Box role="status">{messages.noAddress}</Box>
          }
          required
          inputMode="numeric"
          autoComplete="postal-code"
          fieldWidth="sm"
          onChange={event => {
            code.onChange(event)
            void suggestFor(event.target.value)
          }}
        />
        <SelectField
          {...field(`${prefix}address_state`)}
          label={messages.state}
          emptyLabel={messages.noState}
          required
          options={states}
          fieldWidth="sm"
          autoComplete="address-level1"
        />
      </FieldRow>
      <FieldRow>
        <TextField {...text(`${prefix}address_city`)} label={messages.city} required autoComplete="address-level2" />
        <TextField {...text(`${prefix}address_street`)} label={messages.street} required autoComplete="address-line1" />
      </FieldRow>
      <TextField
        {...text(`${prefix}address_building_name`)}
        label={messages.building}
        required={false}
        autoComplete="address-line2"
      />
    </>
  )
}
