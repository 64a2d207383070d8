import { isCorporateNumber } from '@invoice-card/domain'
import { corporationRules } from '@invoice-card/domain/registration'
import { BirthdayField, Button, Notice, Stack, TextField } from '@invoice-card/ui'
import { AddressFields } from './address-fields.tsx'
import { BusinessCategoryField } from './business-category-field.tsx'
import { FieldRow } from './field-row.tsx'
import { FormPart, FormSection } from './form-section.tsx'
import { registrationScreenMessages as messages } from './messages.ts'
import { NumberReason } from './number-reason.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

/** The fields of a corporation (docs/product.md#companies-and-users). */
export function CorporationFields({ form }: { form: RegistrationForm }) {
  const { field, text, suggest, isFilledIn, numberReason } = form
  const number = text('corporation.corporate_number')
  const kana = text('corporation.corporate_name_kana')
  const suggestFor = (typed: string) => {
    if (isCorporateNumber(corporationRules.corporate_number.normalize(typed))) setTimeout(() => void suggest())
  }
  return (
    <>
      <FormSection name="company" title={messages.corporation}>
        <TextField
          {...number}
          label={messages.corporateNumber}
          help={messages.corporateNumberHelp}
          required
          inputMode="numeric"
          fieldWidth="md"
          onChange={event => {
            number.onChange(event)
            suggestFor(event.target.value)
          }}
        />
        {numberReason && <NumberReason reason={numberReason} />}
        {isFilledIn && (
          <Notice tone="info" isLive>
            {messages.filledIn}
          </Notice>
        )}
        <TextField
          {...text('corporation.corporate_name')}
          label={messages.corporateName}
          required
          autoComplete="organization"
        />
        <TextField
          {...kana}
          label={messages.corporateNameKana}
          help={messages.kanaHelp}
          required
          onBlur={() => void suggest()}
        />
        <BusinessCategoryField form={form} />
      </FormSection>
      <FormSection name="address" title={messages.address} description={messages.postalCodeHelp}>
        <AddressFields form={form} prefix="corporation." />
      </FormSection>
      <FormSection name="representative" title={messages.representative}>
        <FieldRow>
          <TextField {...text('corporation.representative_name')} label={messages.representativeName} required />
          <TextField
            {...text('corporation.representative_name_kana')}
            label={messages.representativeNameKana}
            required
          />
        </FieldRow>
        <BirthdayField
          {...field('corporation.representative_birthday')}
          label={messages.birthday}
          help={messages.birthdayHelp}
          required
        />
      </FormSection>
      <TransferName form={form} name="corporation.transfer_person_name" />
    </>
  )
}

/** The fields of a sole proprietor (docs/product.md#companies-and-users). */
export function SoleProprietorFields({ form }: { form: RegistrationForm }) {
  const { field, text, suggest, values, fill } = form
  const kana = text('sole_proprietor.business_name_kana')
  const copyAddress = () =>
    fill(
      ['postal_code', 'address_state', 'address_city', 'address_street', 'address_building_name'].map(name => ({
        field: `sole_proprietor.home_${name}`,
        value: values.sole_proprietor[`business_${name}`] ?? '',
      })),
    )
  return (
    <>
      <FormSection name="company" title={messages.soleProprietor}>
        <TextField
          {...text('sole_proprietor.business_name')}
          label={messages.businessName}
          help={messages.businessNameHelp}
          required
          autoComplete="organization"
        />
        <TextField {...kana} label={messages.businessNameKana} required onBlur={() => void suggest()} />
        <BusinessCategoryField form={form} />
      </FormSection>
      <FormSection name="representative" title={messages.representative}>
        <FieldRow onPhone="equal">
          <TextField
            {...text('sole_proprietor.representative_last_name')}
            label={messages.representativeLastName}
            required
            fieldWidth="md"
          />
          <TextField
            {...text('sole_proprietor.representative_first_name')}
            label={messages.representativeFirstName}
            required
            fieldWidth="md"
          />
          <TextField
            {...text('sole_proprietor.representative_last_name_kana')}
            label={messages.representativeLastNameKana}
            required
            fieldWidth="md"
          />
          <TextField
            {...text('sole_proprietor.representative_first_name_kana')}
            label={messages.representativeFirstNameKana}
            required
            fieldWidth="md"
          />
        </FieldRow>
        <BirthdayField
          {...field('sole_proprietor.representative_birthday')}
          label={messages.birthday}
          help={messages.birthdayHelp}
          required
        />
      </FormSection>
      <FormSection name="address" title={messages.businessAddress} description={messages.postalCodeHelp}>
        <AddressFields form={form} prefix="sole_proprietor.business_" />
      </FormSection>
      <FormSection name="home" title={messages.homeAddress}>
        <Stack alignItems="flex-start">
          <Button variant="secondary" size="sm" onClick={copyAddress}>
            {messages.sameAsBusiness}
          </Button>
        </Stack>
        <AddressFields form={form} prefix="sole_proprietor.home_" />
      </FormSection>
      <TransferName form={form} name="sole_proprietor.transfer_person_name" />
    </>
  )
}

function TransferName({ form, name }: { form: RegistrationForm; name: string }) {
  return (
    <FormPart name="transfer">
      <TextField {...form.text(name)} label={messages.transferName} help={messages.transferNameHelp} required />
    </FormPart>
  )
}
