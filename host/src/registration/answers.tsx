import { useMemo, type ReactNode } from 'react'
import { displayEraYear, displayPostalCode, japanDay } from '@invoice-card/domain'
import { checkFields, userRules, type FieldRule } from '@invoice-card/domain/registration'
import { queryClient } from '@invoice-card/remote'
import { serverNow } from '@invoice-card/session'
import { AppLink, Card, DescriptionList, DescriptionRow, formatDate, Section, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../navigation/paths.ts'
import { categoriesQuery } from './business-category-field.tsx'
import type { RegistrationValues } from './flow-state.ts'
import type { FormPartName } from './form-section.tsx'
import { registrationScreenMessages as messages } from './messages.ts'
import { objectOf, rulesOf } from './schema.ts'
import { writtenAs } from './written-as.ts'

type Values = Readonly<Record<string, string | undefined>>
type Row = readonly [term: string, value: string | undefined]

interface AnswersProps {
  readonly values: RegistrationValues
  /** Where the code of the sign-up was sent, once it is known. */
  readonly emailAddress: string | undefined
  /** Not while the registration is being sent. */
  readonly isEditable: boolean
}

/** What was typed, part by part as in the form, in the spelling in which it is saved. */
export function Answers({ values, emailAddress, isEditable }: AnswersProps) {
  const { data } = useQuery(categoriesQuery, queryClient)
  const category = data?.business_categories.find(({ id }) => String(id) === values.business_category_id)?.name
  const user = useStored(userRules, values)
  const company = useStored(rulesOf(values), values[objectOf(values)])
  const form: readonly Row[] = [
    [messages.businessForm, messages.forms[values.business_form]],
    [messages.category, category],
  ]
  const parts = values.business_form === '1' ? corporationParts(company, form) : soleProprietorParts(company, form)
  const contact: readonly Row[] = [
    [messages.emailAddress, emailAddress],
    [messages.fullName, joined(user['user_last_name'], user['user_first_name'])],
    [messages.phone, written(user, 'phone_number')],
  ]
  return (
    <Stack gap={{ base: '4', lg: '6' }}>
      <Part name="contact" title={messages.user} rows={contact} isEditable={isEditable} />
      {parts.map(([name, title, rows]) => (
        <Part key={name} name={name} title={title} rows={rows} isEditable={isEditable} />
      ))}
      <Part
        name="transfer"
        title={messages.transfer}
        rows={[[messages.transferName, written(company, 'transfer_person_name')]]}
        isEditable={isEditable}
      />
    </Stack>
  )
}

type Parts = readonly (readonly [name: FormPartName, title: string, rows: readonly Row[]])[]

const corporationParts = (company: Values, form: readonly Row[]): Parts => [
  [
    'company',
    messages.corporation,
    [
      ...form,
      [messages.corporateNumber, company['corporate_number']],
      [messages.corporateName, company['corporate_name']],
      [messages.corporateNameKana, company['corporate_name_kana']],
    ],
  ],
  ['address', messages.address, addressRows(company, '')],
  [
    'representative',
    messages.representative,
    [
      [messages.representativeName, company['representative_name']],
      [messages.representativeNameKana, company['representative_name_kana']],
      birthdayRow(company),
    ],
  ],
]

const soleProprietorParts = (company: Values, form: readonly Row[]): Parts => [
  [
    'company',
    messages.soleProprietor,
    [
      ...form,
      [messages.businessName, company['business_name']],
      [messages.businessNameKana, company['business_name_kana']],
    ],
  ],
  [
    'representative',
    messages.representative,
    [
      [messages.representativeName, joined(company['representative_last_name'], company['representative_first_name'])],
      [
        messages.representativeNameKana,
        joined(company['representative_last_name_kana'], company['representative_first_name_kana']),
      ],
      birthdayRow(company),
    ],
  ],
  ['address', messages.businessAddress, addressRows(company, 'business_')],
  ['home', messages.homeAddress, addressRows(company, 'home_')],
]

const addressRows = (company: Values, prefix: string): readonly Row[] => {
  const of = (field: string) => company[prefix + field] ?? ''
  const street = of('address_state') + of('address_city') + of('address_street')
  return [
    [messages.postalCode, displayPostalCode(of('postal_code'))],
    [messages.wholeAddress, joined(street, of('address_building_name'))],
  ]
}

const birthdayRow = ({ representative_birthday: day = '' }: Values): Row => [
  messages.birthday,
  `${formatDate(day, { withWeekday: false })}（${displayEraYear(day)}）`,
]

const joined = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ')
const written = (values: Values, field: string): string => writtenAs(field, values[field] ?? '')

function useStored(rules: Readonly<Record<string, FieldRule>>, typed: object): Values {
  return useMemo(() => {
    const texts = typed as Readonly<Record<string, string>>
    const checked = checkFields(rules, texts, japanDay(serverNow()))
    return checked.isValid ? checked.values : texts
  }, [rules, typed])
}

interface PartProps {
  readonly name: FormPartName
  readonly title: string
  readonly rows: readonly Row[]
  readonly isEditable: boolean
}

function Part({ name, title, rows, isEditable }: PartProps): ReactNode {
  const edit = (
    <AppLink
      to={`${paths.registration.getHref()}#${name}`}
      fontSize="sm"
      aria-label={`${title}を${messages.confirm.back}`}
    >
      {messages.confirm.back}
    </AppLink>
  )
  return (
    <Card>
      <Section title={title} actions={isEditable ? edit : undefined}>
        <DescriptionList overflowWrap="anywhere">
          {rows.map(
            ([term, value]) =>
              value && (
                <DescriptionRow key={term} term={term}>
                  {value}
                </DescriptionRow>
              ),
          )}
        </DescriptionList>
      </Section>
    </Card>
  )
}
