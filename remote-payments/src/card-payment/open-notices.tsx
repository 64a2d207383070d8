import type { RefusalError } from '@invoice-card/api-client'
import { isContactAsked } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, Button, HStack, Notice } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { open: words } = messages

interface LostNoticeProps {
  readonly refusal: RefusalError | null
  /** The server has named the payment: to go on only asks how it ended; else it may begin the payment. */
  readonly isNamed: boolean
  /** It was sent long ago, and is not sent again by itself. */
  readonly isOld?: boolean | undefined
  /** The draft that the payment is of. */
  readonly draftId?: number | undefined
  readonly onGoOn: () => void
}

/** How a payment ended is not known. The button says what it does; nobody has to press it. */
export function LostNotice({ refusal, isNamed, isOld = false, draftId, onGoOn }: LostNoticeProps) {
  const { text, go } = isNamed ? words.named : words.unnamed
  return (
    <Notice
      tone="attention"
      isLive
      title={words.lostTitle}
      actions={
        <HStack gap="4" flexWrap="wrap">
          <Button icon="refresh" onClick={onGoOn}>
            {go}
          </Button>
          {/* A new payment of the same invoice is refused there while this one stands: its key may go. */}
          <AppLink to={paths.list('review')}>{words.leave}</AppLink>
          {isOld && draftId !== undefined && <AppLink to={paths.draft(draftId)}>{words.draft}</AppLink>}
          {refusal && isContactAsked(refusal.code) && <ContactLink />}
        </HStack>
      }
    >
      {refusal ? failureText(refusal) : isOld ? words.old : words.lost}
      {text}
    </Notice>
  )
}

interface AuthenticationNoticeProps {
  /** The page of the issuer. */
  readonly url: string
  /** What leaving that page means. */
  readonly text: string
  /** Absent where another card is not chosen on this screen. */
  readonly onAnotherCard?: () => void
}

/** The payer has come back from the issuer without an end. */
export const AuthenticationNotice = ({ url, text, onAnotherCard }: AuthenticationNoticeProps) => (
  <Notice
    tone="attention"
    isLive
    title={words.authenticationTitle}
    actions={
      <HStack gap="4" flexWrap="wrap">
        <Button onClick={() => location.assign(url)}>{words.authenticate}</Button>
        {onAnotherCard && (
          <Button variant="secondary" onClick={onAnotherCard}>
            {words.anotherCard}
          </Button>
        )}
      </HStack>
    }
  >
    {text}
  </Notice>
)
