import type { Corporation, SoleProprietor, UserInformation } from '@invoice-card/contracts'
import { CompanyName, DateText, DescriptionList, DescriptionRow } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { companyMessages as messages } from './messages.ts'

interface CompanyFactsProps {
  readonly user: UserInformation
  /** With birthday and home, which nobody needs to see in passing. */
  readonly isFull?: boolean
  /** More rows. */
  readonly children?: ReactNode
}

/** What the company is registered with. */
export function CompanyFacts({
  user: { business_form, corporation, sole_proprietor },
  isFull = false,
  children,
}: CompanyFactsProps) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.form}>{messages.forms[business_form]}</DescriptionRow>
      {corporation && <CorporationRows corporation={corporation} isFull={isFull} />}
      {sole_proprietor && <SoleProprietorRows soleProprietor={sole_proprietor} isFull={isFull} />}
      {children}
    </DescriptionList>
  )
}

const CorporationRows = ({ corporation, isFull }: { corporation: Corporation; isFull: boolean }) => (
  <>
    <DescriptionRow term={messages.corporateName}>
      <CompanyName>{corporation.corporate_name}</CompanyName>
    </DescriptionRow>
    <DescriptionRow term={messages.corporateKana}>
      <CompanyName>{corporation.corporate_name_kana}</CompanyName>
    </DescriptionRow>
    <DescriptionRow term={messages.corporateNumber}>{corporation.corporate_number}</DescriptionRow>
    <DescriptionRow term={messages.representative}>{corporation.representative_name}</DescriptionRow>
    {isFull && <Birthday day={corporation.representative_birthday} />}
    <DescriptionRow term={messages.address}>
      <Address of={corporation} prefix="" />
    </DescriptionRow>
  </>
)

const SoleProprietorRows = ({ soleProprietor, isFull }: { soleProprietor: SoleProprietor; isFull: boolean }) => (
  <>
    <DescriptionRow term={messages.businessName}>
      <CompanyName>{soleProprietor.business_name}</CompanyName>
    </DescriptionRow>
    <DescriptionRow term={messages.businessKana}>
      <CompanyName>{soleProprietor.business_name_kana}</CompanyName>
    </DescriptionRow>
    <DescriptionRow term={messages.representative}>
      {soleProprietor.representative_last_name} {soleProprietor.representative_first_name}
    </DescriptionRow>
    {isFull && <Birthday day={soleProprietor.representative_birthday} />}
    <DescriptionRow term={messages.address}>
      <Address of={soleProprietor} prefix="business_" />
    </DescriptionRow>
    {isFull && (
      <DescriptionRow term={messages.home}>
        <Address of={soleProprietor} prefix="home_" />
      </DescriptionRow>
    )}
  </>
)

const Birthday = ({ day }: { day: string }) => (
  <DescriptionRow term={messages.birthday}>
    <DateText value={day} withWeekday={false} />
  </DescriptionRow>
)
