import type { UserInformation } from '@invoice-card/contracts'
import { displayKana, displayPhoneNumber } from '@invoice-card/domain'
import { DescriptionRow, Text } from '@invoice-card/ui'
import { CompanyFacts } from '../common/company/facts.tsx'
import { messages } from './messages.ts'

/** The company, and what its user may change of the registration. */
export const RegistrationFacts = ({ user }: { user: UserInformation }) => (
  <CompanyFacts user={user}>
    <DescriptionRow term={messages.phone}>{displayPhoneNumber(user.phone_number)}</DescriptionRow>
    <DescriptionRow term={messages.transferName}>
      {displayKana((user.corporation ?? user.sole_proprietor)?.transfer_person_name ?? '')}
      <Text size="sm" tone="muted">
        {messages.transferNameHelp}
      </Text>
    </DescriptionRow>
  </CompanyFacts>
)
