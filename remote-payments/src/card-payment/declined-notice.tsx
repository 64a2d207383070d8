import { isChangedMeanwhile, isContactAsked } from '@invoice-card/domain'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, Box, Notice, styled, Text } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import type { ConfirmForm } from '../checkout/entry.ts'
import type { WhyDeclined } from '../checkout/selectors.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { declined: words } = messages

/** The card that was tried last was declined. */
export interface Decline extends WhyDeclined {
  /** What that leaves unchanged. */
  readonly unchanged: string
  /** What stands already all the same. */
  readonly note?: string | undefined
}

const noticeId = 'declined'

const Points = styled('ul', {
  base: { marginTop: '2', paddingInlineStart: '1.2em', listStyleType: 'disc', fontSize: 'sm', textWrap: 'wrap' },
})

/** Brings the notice into view; false where there is none. */
export function showDecline(): boolean {
  const notice = document.getElementById(noticeId)
  notice?.scrollIntoView?.({ block: 'start' })
  return notice !== null
}

/**
 * Which kind of card was declined; undefined where none was. The notice stays where that one is entered, whichever is
 * chosen after it: a place that changed with the choice would have it read out again.
 */
export function useDeclinedKind(isDeclined: boolean, card: ConfirmForm['card']): 'new' | 'saved' | undefined {
  const [kind, setKind] = useState<'new' | 'saved'>()
  const next = isDeclined ? (kind ?? (card === 'new' ? 'new' : 'saved')) : undefined
  if (next !== kind) setKind(next)
  return next
}

/** Null where no card was declined. */
export const declineOf = (why: WhyDeclined | null, unchanged: string, note?: string): Decline | null =>
  why && { message: why.message, code: why.code, unchanged, note }

type DeclinedNoticeProps = Decline & { readonly wasNewCard: boolean }

/** Why the card was declined and what is asked for now, right above what is asked for: both are seen together. */
export function DeclinedNotice({ message, code, unchanged, note, wasNewCard }: DeclinedNoticeProps) {
  // A new document begins at its top, and the card is far below on a phone.
  useEffect(() => void showDecline(), [])
  return (
    <Box id={noticeId}>
      <Notice tone="danger" isLive title={words.title} actions={linkBeside(message, code)}>
        <Text>{message || words.fallback}</Text>
        <Points>
          <li>{unchanged}</li>
          {!isChangedMeanwhile(code ?? '') && <li>{wasNewCard ? words.typeAgain : words.chooseAnother}</li>}
          {note && <li>{note}</li>}
        </Points>
      </Notice>
    </Box>
  )
}

/** Where the words send the user: to us, or to the list that has the payment. */
function linkBeside(message: string, code: Decline['code']) {
  if (isContactAsked(code ?? '')) return <ContactLink />
  return linkToNamedList(message)
}

/** A link to the list of payments, where the server's words send the user there. */
export const linkToNamedList = (words: string) =>
  words.includes('お支払いの一覧') ? <AppLink to={paths.list('review')}>{messages.left.list}</AppLink> : undefined
