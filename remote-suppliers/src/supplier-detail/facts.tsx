import type { Account, Supplier } from '@invoice-card/contracts'
import { displayKana, displayPhoneNumber, displayPostalCode } from '@invoice-card/domain'
import { DescriptionList, DescriptionRow } from '@invoice-card/ui'
import { SupplierStatusBadge } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

const orNone = (text: string | null) => text || messages.none

export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const address = [supplier.postal_code && displayPostalCode(supplier.postal_code), supplier.address].filter(Boolean).join(' ')
  return (
    <DescriptionList>
      <DescriptionRow term={messages.status}><SupplierStatusBadge status={supplier.status} /></DescriptionRow>
      <DescriptionRow term={messages.name}>{supplier.name}</DescriptionRow>
      <DescriptionRow term={messages.kana}>{orNone(supplier.name_kana && displayKana(supplier.name_kana))}</DescriptionRow>
      <DescriptionRow term={messages.form}>{messages.forms[supplier.business_form]}</DescriptionRow>
      {supplier.business_form === 1 && <DescriptionRow term={messages.corporateNumber}>{orNone(supplier.corporate_number)}</DescriptionRow>}
      <DescriptionRow term={messages.registrationNumber}>{orNone(supplier.registration_number)}</DescriptionRow>
      <DescriptionRow term={messages.address}>{orNone(address)}</DescriptionRow>
      <DescriptionRow term={messages.phone}>{orNone(supplier.phone_number && displayPhoneNumber(supplier.phone_number))}</DescriptionRow>
      <DescriptionRow term={messages.email}>{orNone(supplier.email_address)}</DescriptionRow>
    </DescriptionList>
  )
}

export function AccountFacts({ account }: { account: Account }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.bank}>{account.bank_name}（{account.bank_code}）</DescriptionRow>
      <DescriptionRow term={messages.branch}>{account.branch_name}（{account.branch_code}）</DescriptionRow>
      <DescriptionRow term={messages.type}>{messages.types[account.account_type]}</DescriptionRow>
      <DescriptionRow term={messages.number}>{account.account_number}</DescriptionRow>
      <DescriptionRow term={messages.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>
    </DescriptionList>
  )
}
