import { Box, Notice } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'

const { declined: words } = messages

/** The card that was tried last was declined. */
export interface Decline {
  /** Why, as the server says it; empty where it does not. */
  readonly message: string
  /** What that leaves unchanged. */
  readonly unchanged: string
  /** What stands already all the same. */
  readonly note?: string | undefined
}

const noticeId = 'declined'

/** Brings the notice and the card below it into view. Answers nothing: browsers differ in what scrolling answers. */
export function showDecline(): void {
  document.getElementById(noticeId)?.scrollIntoView?.({ block: 'start' })
}

/** Null where no card was declined. */
export const declineOf = (message: string | null, unchanged: string, note?: string): Decline | null =>
  message === null ? null : { message, unchanged, note }

/** Why the card was declined and what is asked for now, above the choice of the card: both are seen together. */
export function DeclinedNotice({ message, unchanged, note, isNewCard }: Decline & { readonly isNewCard: boolean }) {
  // Of the card that was declined: a text that changed with the choice of another would be read out again.
  const [wasNewCard] = useState(isNewCard)
  // A new document begins at its top, and the card is far below on a phone.
  useEffect(showDecline, [])
  return (
    <Box id={noticeId}>
      <Notice tone="danger" isLive title={words.title}>
        <p>{message || words.fallback}</p>
        <p>
          {unchanged}
          {wasNewCard ? words.typeAgain : words.chooseAnother}
        </p>
        {note && <p>{note}</p>}
      </Notice>
    </Box>
  )
}
