import { useMemo } from 'react'
import { displayEraYear, displayPostalCode, japanDay } from '@invoice-card/domain'
import { checkFields, userRules, type FieldRule } from '@invoice-card/domain/registration'
import { queryClient } from '@invoice-card/remote'
import { serverNow } from '@invoice-card/session'
import { DescriptionList, DescriptionRow, formatDate, Section, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './business-category-field.tsx'
import type { RegistrationValues } from './flow-state.ts'
import { registrationScreenMessages as messages } from './messages.ts'
import { objectOf, rulesOf } from './schema.ts'
import { writtenAs } from './written-as.ts'

type Rules = Readonly<Record<string, FieldRule>>

/** Each field with its label, in the spelling in which it is saved. */
export function Answers({
  values,
  emailAddress,
}: {
  values: RegistrationValues
  /** Where the code of the sign-up was sent, once it is known. */
  emailAddress: string | undefined
}) {
  const { data } = useQuery(categoriesQuery, queryClient)
  const category = data?.business_categories.find(({ id }) => String(id) === values.business_category_id)?.name
  return (
    <Stack gap="8">
      <Section title={messages.user}>
        <DescriptionList>
          {emailAddress && <DescriptionRow term={messages.emailAddress}>{emailAddress}</DescriptionRow>}
          <Rows
            rules={userRules}
            typed={{
              user_last_name: values.user_last_name,
              user_first_name: values.user_first_name,
              phone_number: values.phone_number,
            }}
          />
        </DescriptionList>
      </Section>
      <Section title={values.business_form === '1' ? messages.corporation : messages.soleProprietor}>
        <DescriptionList>
          <DescriptionRow term={messages.businessForm}>{messages.forms[values.business_form]}</DescriptionRow>
          {category && <DescriptionRow term={messages.category}>{category}</DescriptionRow>}
          <Rows rules={rulesOf(values)} typed={values[objectOf(values)]} />
        </DescriptionList>
      </Section>
    </Stack>
  )
}

function Rows({ rules, typed }: { rules: Rules; typed: Readonly<Record<string, string>> }) {
  const values = useMemo(() => storedValuesOf(rules, typed), [rules, typed])
  return Object.entries(rules).map(([field, { label }]) => {
    const value = values[field]
    return value ? (
      <DescriptionRow key={field} term={label}>
        {shown(field, value)}
      </DescriptionRow>
    ) : null
  })
}

const storedValuesOf = (
  rules: Rules,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> => {
  const checked = checkFields(rules, typed, japanDay(serverNow()))
  return checked.isValid ? checked.values : typed
}

const shown = (field: string, value: string): string => {
  if (field.endsWith('postal_code')) return displayPostalCode(value)
  return field.endsWith('birthday')
    ? `${formatDate(value, { withWeekday: false })}（${displayEraYear(value)}）`
    : writtenAs(field, value)
}
