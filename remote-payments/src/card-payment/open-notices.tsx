import type { RefusalError } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { Button, Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { open: words } = messages

/** How a payment ended is not known: it can be asked again. */
export const LostNotice = ({ refusal, onCheck }: { refusal: RefusalError | null; onCheck: () => void }) => (
  <Notice
    tone="attention"
    isLive
    title={words.lostTitle}
    actions={
      <Button icon="refresh" onClick={onCheck}>
        {words.check}
      </Button>
    }
  >
    {refusal ? words.refused(failureText(refusal)) : words.lost}
  </Notice>
)

interface AuthenticationNoticeProps {
  /** The page of the issuer. */
  readonly url: string
  /** What leaving that page means. */
  readonly text: string
}

/** The payer has come back from the issuer without an end. */
export const AuthenticationNotice = ({ url, text }: AuthenticationNoticeProps) => (
  <Notice
    tone="attention"
    isLive
    title={words.authenticationTitle}
    actions={<Button onClick={() => location.assign(url)}>{words.authenticate}</Button>}
  >
    {text}
  </Notice>
)
