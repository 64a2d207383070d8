import { Button, HStack, Notice } from '@invoice-card/ui'
import { messages as cardMessages } from '../card-payment/messages.ts'
import { messages } from './messages.ts'
import type { LeftAuthentication } from './use-left-authentication.ts'

const { left: words } = messages

interface LeftAuthenticationNoticeProps extends Pick<LeftAuthentication, 'url'> {
  readonly onStartAgain: () => void
}

/** A payment of this invoice was left at its issuer: it goes on there, or another one takes its place. */
export const LeftAuthenticationNotice = ({ url, onStartAgain }: LeftAuthenticationNoticeProps) => (
  <Notice
    tone="attention"
    title={words.title}
    actions={
      <HStack gap="4" flexWrap="wrap">
        <Button onClick={() => location.assign(url)}>{cardMessages.open.authenticate}</Button>
        <Button variant="secondary" onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      </HStack>
    }
  >
    {words.text}
  </Notice>
)
