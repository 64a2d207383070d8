import type { UserInformation } from '@invoice-card/contracts'
import { DescriptionList, DescriptionRow, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

export function LoginFacts({ user }: { user: UserInformation }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.person}>{user.user_last_name} {user.user_first_name}</DescriptionRow>
      <DescriptionRow term={messages.email}>{user.email_address}</DescriptionRow>
      <DescriptionRow term={messages.password}><Text as="span" tone="muted">{messages.hiddenPassword}</Text></DescriptionRow>
    </DescriptionList>
  )
}

export function SecurityFacts({ isSecondFactorRequired }: { isSecondFactorRequired: boolean }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.secondFactor}>{isSecondFactorRequired ? messages.secondFactorOn : messages.secondFactorOff}</DescriptionRow>
    </DescriptionList>
  )
}
