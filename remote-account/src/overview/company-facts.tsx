import type { Corporation, SoleProprietor, UserInformation } from '@invoice-card/contracts'
import { displayKana, displayPhoneNumber, displayPostalCode } from '@invoice-card/domain'
import { DescriptionList, DescriptionRow, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** What the company is registered with. */
export function CompanyFacts({ user: { business_form, corporation, sole_proprietor, phone_number } }: { user: UserInformation }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.form}>{messages.forms[business_form]}</DescriptionRow>
      {corporation && <CorporationRows corporation={corporation} />}
      {sole_proprietor && <SoleProprietorRows soleProprietor={sole_proprietor} />}
      <DescriptionRow term={messages.phone}>{displayPhoneNumber(phone_number)}</DescriptionRow>
      <DescriptionRow term={messages.transferName}>
        {displayKana((corporation ?? sole_proprietor)?.transfer_person_name ?? '')}
        <Text size="sm" tone="muted">{messages.transferNameHelp}</Text>
      </DescriptionRow>
    </DescriptionList>
  )
}

const CorporationRows = ({ corporation }: { corporation: Corporation }) => (
  <>
    <DescriptionRow term={messages.corporateName}>{corporation.corporate_name}</DescriptionRow>
    <DescriptionRow term={messages.kana}>{corporation.corporate_name_kana}</DescriptionRow>
    <DescriptionRow term={messages.corporateNumber}>{corporation.corporate_number}</DescriptionRow>
    <DescriptionRow term={messages.representative}>{corporation.representative_name}</DescriptionRow>
    <DescriptionRow term={messages.address}>
      {displayPostalCode(corporation.postal_code)}<br />
      {corporation.address_state}{corporation.address_city}{corporation.address_street} {corporation.address_building_name}
    </DescriptionRow>
  </>
)

const SoleProprietorRows = ({ soleProprietor }: { soleProprietor: SoleProprietor }) => (
  <>
    <DescriptionRow term={messages.businessName}>{soleProprietor.business_name}</DescriptionRow>
    <DescriptionRow term={messages.kana}>{soleProprietor.business_name_kana}</DescriptionRow>
    <DescriptionRow term={messages.representative}>{soleProprietor.representative_last_name} {soleProprietor.representative_first_name}</DescriptionRow>
    <DescriptionRow term={messages.address}>
      {displayPostalCode(soleProprietor.business_postal_code)}<br />
      {soleProprietor.business_address_state}{soleProprietor.business_address_city}{soleProprietor.business_address_street} {soleProprietor.business_address_building_name}
    </DescriptionRow>
  </>
)
