import { accountMessages } from '@invoice-card/bank-account'
import {
  accountTypeName,
  convertHolderKana,
  digitsOf,
  displayKana,
  displayPhoneNumber,
  displayPostalCode,
} from '@invoice-card/domain'
import { AppLink, Box, DescriptionList, DescriptionRow, Stack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { isCorporation, spellCompany, type CompanyValues } from './company-values.ts'
import type { SupplierCreation } from './flow-state.ts'
import { messages } from './messages.ts'

const {
  confirm: words,
  fields,
  company: { forms },
} = messages

const corporationFields = ['corporate_name', 'corporate_name_kana', 'corporate_number', 'registration_number'] as const
const soleProprietorFields = [
  'business_name',
  'business_name_kana',
  'representative_name',
  'registration_number',
] as const

export function CompanyAnswers({ company: typed }: { company: CompanyValues }) {
  const company = spellCompany(typed)
  const code = company.postal_code
  const address = [code && displayPostalCode(code), company.address].filter(Boolean).join(' ')
  return (
    <Answers edit={{ to: paths.addCompany, label: words.editCompany }}>
      <DescriptionRow term={words.type}>{forms[company.business_form]}</DescriptionRow>
      {(isCorporation(company) ? corporationFields : soleProprietorFields).map(field => (
        <DescriptionRow key={field} term={fields[field].label}>
          {orNone(company[field])}
        </DescriptionRow>
      ))}
      <DescriptionRow term={fields.address.label}>{orNone(address)}</DescriptionRow>
      <DescriptionRow term={fields.phone_number.label}>
        {orNone(displayPhoneNumber(company.phone_number))}
      </DescriptionRow>
      <DescriptionRow term={fields.email_address.label}>{orNone(company.email_address)}</DescriptionRow>
    </Answers>
  )
}

export function AccountAnswers({ creation: { account, accountStep } }: { creation: SupplierCreation }) {
  const edit = { to: paths.addBank, label: words.editAccount }
  if (accountStep === 'later')
    return (
      <Stack gap="3">
        <Text>{words.later}</Text>
        <Box>
          <AppLink to={edit.to}>{edit.label}</AppLink>
        </Box>
      </Stack>
    )
  const holder = convertHolderKana(account.account_holder_kana)
  return (
    <Answers edit={edit}>
      <DescriptionRow term={accountMessages.bank.label}>
        {account.bank_name}（{account.bank_code}）
      </DescriptionRow>
      <DescriptionRow term={accountMessages.branch.label}>
        {account.branch_name}（{account.branch_code}）
      </DescriptionRow>
      <DescriptionRow term={accountMessages.type.label}>{accountTypeName(account.account_type)}</DescriptionRow>
      <DescriptionRow term={accountMessages.number.label}>
        {digitsOf(account.account_number).padStart(7, '0')}
      </DescriptionRow>
      <DescriptionRow term={accountMessages.holder.label}>
        {holder.is_converted ? displayKana(holder.holder_kana) : account.account_holder_kana}
      </DescriptionRow>
    </Answers>
  )
}

function Answers({ edit, children }: { edit: { readonly to: string; readonly label: string }; children: ReactNode }) {
  return (
    <Stack gap="3">
      <DescriptionList>{children}</DescriptionList>
      <Box>
        <AppLink to={edit.to}>{edit.label}</AppLink>
      </Box>
    </Stack>
  )
}

const orNone = (text: string): ReactNode =>
  text.trim() || (
    <Text as="span" tone="muted">
      {words.none}
    </Text>
  )
