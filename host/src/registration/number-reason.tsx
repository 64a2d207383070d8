import type { CheckReason } from '@invoice-card/contracts'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, HStack, Notice } from '@invoice-card/ui'
import { paths } from '../navigation/paths.ts'
import { registrationScreenMessages } from './messages.ts'

const messages = registrationScreenMessages.numberReason

/** What speaks against a corporate number, where it stands. */
export const NumberReason = ({ reason: { code, message } }: { reason: CheckReason }) =>
  code === 'corporate_number_registered' ? (
    <NumberRegistered message={message} />
  ) : (
    <Notice tone="attention" isLive>
      {message}
    </Notice>
  )

/** A company that is registered is not registered again: its people sign in, or ask us. */
export const NumberRegistered = ({ message }: { message: string }) => (
  <Notice
    tone="danger"
    isLive
    title={messages.registered}
    actions={
      <HStack gap="4">
        <AppLink to={paths.signIn.getHref()}>{messages.signIn}</AppLink>
        <ContactLink />
      </HStack>
    }
  >
    {message}
  </Notice>
)
