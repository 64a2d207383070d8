import { createClient } from '@invoice-card/api-client'
import { postalCodes } from '@invoice-card/contracts'
import { postalDigits, prefectures } from '@invoice-card/domain'
import { usePostalAddress } from '@invoice-card/form'
import { Box, SelectField, TextField } from '@invoice-card/ui'
import { FieldRow } from './field-row.tsx'
import { registrationScreenMessages as messages } from './messages.ts'
import type { RegistrationForm } from './use-registration-form.ts'

const states = prefectures.map(name => ({ value: name, label: name }))
const client = createClient(postalCodes)

/**
 * An address; the postal code fills it, never a building. `prefix` is the path up to the field names, e.g.
 * `sole_proprietor.home_`.
 */
export function AddressFields({ form, prefix }: { form: RegistrationForm; prefix: string }) {
  const { field, text } = form
  const code = text(`${prefix}postal_code`)
  const { onCode, unknownCode } = usePostalAddress({
    form,
    code: `${prefix}postal_code`,
    fields: {
      [`${prefix}address_state`]: area => area.address_state,
      [`${prefix}address_city`]: area => area.address_city,
      [`${prefix}address_street`]: area => area.address_street,
    },
    find: digits => client.findPostalAddresses({ params: { code: digits } }),
  })
  return (
    <>
      <FieldRow onPhone="equal">
        <TextField
          {...code}
          label={messages.postalCode}
          note={postalDigits(String(code.value)) === unknownCode && <Box role="status">{messages.noAddress}</Box>}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          fieldWidth="sm"
          onChange={event => {
            code.onChange(event)
            void onCode(event.target.value)
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
