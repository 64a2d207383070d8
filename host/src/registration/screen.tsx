import { useEffect } from 'react'
import { store } from '@invoice-card/session'
import {
  AppLink,
  Button,
  Card,
  Checkbox,
  ErrorSummary,
  Heading,
  RadioGroup,
  Section,
  Stack,
  Stepper,
  Text,
  TextField,
} from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { Navigate, useNavigate } from 'react-router-dom'
import { Form } from '../auth/form.tsx'
import { paths } from '../navigation/paths.ts'
import { CorporationFields, SoleProprietorFields } from './company-fields.tsx'
import { FieldRow } from './field-row.tsx'
import { FormSection } from './form-section.tsx'
import { registrationResultAtom, registrationTokenAtom } from './flow-state.ts'
import { registrationScreenMessages as messages } from './messages.ts'
import { useRegistrationForm } from './use-registration-form.ts'

export const registrationSteps = messages.steps.map(label => ({ label }))

const businessForms = (['1', '2'] as const).map(value => ({
  value,
  label: messages.forms[value],
  description: messages.formDescriptions[value],
}))

/** `/registration`: who the company is. Opened by the sign-up code. */
export function Component() {
  const token = useAtomValue(registrationTokenAtom)
  useEffect(() => store.set(registrationResultAtom, ''), [])
  return token === '' ? <Navigate to={paths.signUpAgain.getHref()} replace /> : <Registration />
}

function Registration() {
  const navigate = useNavigate()
  const form = useRegistrationForm(() => void navigate(paths.registrationConfirm.getHref()))
  const { values, field, text, fillRepresentative } = form
  const businessForm = field('business_form')
  // Once what was left stands as it is spelled, and what was chosen is stored.
  const fillSoon = () => void setTimeout(fillRepresentative)
  return (
    <Stack gap={{ base: '4', md: '8' }}>
      <Stepper steps={registrationSteps} current={1} />
      <Stack gap="2">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text tone="muted" size="sm">
          {messages.lead}
        </Text>
      </Stack>
      <Form {...form.form}>
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <Card inset="lg">
          <Stack gap={{ base: '6', md: '10' }}>
            <RadioGroup
              {...businessForm}
              onChange={event => {
                businessForm.onChange(event)
                fillSoon()
              }}
              label={messages.businessForm}
              required
              layout="cards"
              options={businessForms}
            />
            <FormSection name="contact" title={messages.user} description={messages.userDescription}>
              <FieldRow onPhone="equal">
                <TextField
                  {...text('user_last_name')}
                  label={messages.lastName}
                  onBlur={fillSoon}
                  required
                  fieldWidth="md"
                  autoComplete="family-name"
                />
                <TextField
                  {...text('user_first_name')}
                  label={messages.firstName}
                  onBlur={fillSoon}
                  required
                  fieldWidth="md"
                  autoComplete="given-name"
                />
              </FieldRow>
              <TextField
                {...text('phone_number')}
                label={messages.phone}
                help={messages.phoneHelp}
                required
                type="tel"
                fieldWidth="md"
                autoComplete="tel-national"
              />
            </FormSection>
            {values.business_form === '1' ? <CorporationFields form={form} /> : <SoleProprietorFields form={form} />}
            <Section
              title={messages.terms}
              description={
                <>
                  {messages.termsLead} <AppLink to={paths.publicTerms.getHref()}>{messages.readTerms}</AppLink>
                </>
              }
            >
              <Checkbox {...form.checkbox('is_terms_agreed')} label={messages.agree} required />
            </Section>
            <Button type="submit" size="lg" isWide>
              {messages.toConfirm}
            </Button>
          </Stack>
        </Card>
      </Form>
    </Stack>
  )
}
