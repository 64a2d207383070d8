import type { Corporation, SoleProprietor, UserInformation } from '@invoice-card/contracts'
import { displayPostalCode } from '@invoice-card/domain'
import { DateText, DescriptionList, DescriptionRow } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { fixed } = messages

/** What was checked at the registration. */
export function CompanyFacts({ user: { business_form, corporation, sole_proprietor } }: { user: UserInformation }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.form}>{messages.forms[business_form]}</DescriptionRow>
      {corporation && <CorporationRows corporation={corporation} />}
      {sole_proprietor && <SoleProprietorRows soleProprietor={sole_proprietor} />}
    </DescriptionList>
  )
}

const CorporationRows = ({ corporation }: { corporation: Corporation }) => (
  <>
    <DescriptionRow term={messages.corporateName}>{corporation.corporate_name}</DescriptionRow>
    <DescriptionRow term={messages.kana}>{corporation.corporate_name_kana}</DescriptionRow>
    <DescriptionRow term={messages.corporateNumber}>{corporation.corporate_number}</DescriptionRow>
    <DescriptionRow term={messages.representative}>{corporation.representative_name}</DescriptionRow>
    <DescriptionRow term={fixed.birthday}><DateText value={corporation.representative_birthday} withWeekday={false} /></DescriptionRow>
    <DescriptionRow term={messages.address}>
      <Address
        postalCode={corporation.postal_code} lines={[corporation.address_state, corporation.address_city, corporation.address_street]}
        building={corporation.address_building_name}
      />
    </DescriptionRow>
  </>
)

const SoleProprietorRows = ({ soleProprietor: own }: { soleProprietor: SoleProprietor }) => (
  <>
    <DescriptionRow term={messages.businessName}>{own.business_name}</DescriptionRow>
    <DescriptionRow term={messages.kana}>{own.business_name_kana}</DescriptionRow>
    <DescriptionRow term={messages.representative}>{own.representative_last_name} {own.representative_first_name}</DescriptionRow>
    <DescriptionRow term={fixed.birthday}><DateText value={own.representative_birthday} withWeekday={false} /></DescriptionRow>
    <DescriptionRow term={messages.address}>
      <Address
        postalCode={own.business_postal_code} lines={[own.business_address_state, own.business_address_city, own.business_address_street]}
        building={own.business_address_building_name}
      />
    </DescriptionRow>
    <DescriptionRow term={fixed.home}>
      <Address postalCode={own.home_postal_code} lines={[own.home_address_state, own.home_address_city, own.home_address_street]} building={own.home_address_building_name} />
    </DescriptionRow>
  </>
)

const Address = ({ postalCode, lines, building }: { postalCode: string, lines: readonly string[], building: string | undefined }) => (
  <>{displayPostalCode(postalCode)}<br />{lines.join('')} {building}</>
)
