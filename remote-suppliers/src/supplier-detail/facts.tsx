import type { Supplier } from '@invoice-card/contracts'
import { displayPhoneNumber, displayPostalCode } from '@invoice-card/domain'
import { CompanyName, CopyableText, DateText, DescriptionList, DescriptionRow } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.facts
const orNone = (text: string | null) => text || words.none
const copyable = (text: string | null, label: string) =>
  text ? <CopyableText text={text} label={label} /> : words.none

/** What is known of a supplier, line by line. Of the two numbers that say the same, the T number stands for both. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { corporate_number, registration_number, phone_number } = supplier
  const isCorporation = supplier.business_form === 1
  const hasOwnCorporateNumber = isCorporation && registration_number !== `T${corporate_number}`
  const address = [supplier.postal_code && displayPostalCode(supplier.postal_code), supplier.address]
    .filter(Boolean)
    .join(' ')
  return (
    <DescriptionList>
      <DescriptionRow term={words.name}>
        <CompanyName>{supplier.name}</CompanyName>
      </DescriptionRow>
      <DescriptionRow term={words.kana}>
        <CompanyName>{orNone(supplier.name_kana)}</CompanyName>
      </DescriptionRow>
      <DescriptionRow term={words.form}>{words.forms[supplier.business_form]}</DescriptionRow>
      {!isCorporation && (
        <DescriptionRow term={words.representative}>{orNone(supplier.representative_name)}</DescriptionRow>
      )}
      {hasOwnCorporateNumber && (
        <DescriptionRow term={words.corporateNumber}>
          {copyable(corporate_number, words.corporateNumber)}
        </DescriptionRow>
      )}
      <DescriptionRow term={words.registrationNumber}>
        {copyable(registration_number, words.registrationNumber)}
      </DescriptionRow>
      <DescriptionRow term={words.address}>{orNone(address)}</DescriptionRow>
      <DescriptionRow term={words.phone}>{phone_number ? displayPhoneNumber(phone_number) : words.none}</DescriptionRow>
      <DescriptionRow term={words.email}>{orNone(supplier.email_address)}</DescriptionRow>
      <DescriptionRow term={words.created}>
        <DateText value={supplier.created_at} withWeekday={false} />
      </DescriptionRow>
    </DescriptionList>
  )
}
