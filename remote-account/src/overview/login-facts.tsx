import type { UserInformation } from '@invoice-card/contracts'
import { AppLink, DescriptionList, DescriptionRow, HStack, Text } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

export function LoginFacts({ user }: { user: UserInformation }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.person}>
        {user.user_last_name} {user.user_first_name}
      </DescriptionRow>
      <DescriptionRow term={messages.email}>
        <Changeable to={paths.editEmailAddress} label={messages.changeEmailLabel}>
          {user.email_address}
        </Changeable>
      </DescriptionRow>
      <DescriptionRow term={messages.password}>
        <Changeable to={paths.editPassword} label={messages.changePasswordLabel}>
          <Text as="span" tone="muted">
            {messages.hiddenPassword}
          </Text>
        </Changeable>
      </DescriptionRow>
    </DescriptionList>
  )
}

const Changeable = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <HStack justifyContent="space-between" flexWrap="wrap" gap="3">
    <span>{children}</span>
    <AppLink to={to} aria-label={label}>
      {messages.changeEmail}
    </AppLink>
  </HStack>
)

export function SecurityFacts({ isSecondFactorRequired }: { isSecondFactorRequired: boolean }) {
  return (
    <DescriptionList>
      <DescriptionRow term={messages.secondFactor}>
        {isSecondFactorRequired ? messages.secondFactorOn : messages.secondFactorOff}
      </DescriptionRow>
    </DescriptionList>
  )
}
