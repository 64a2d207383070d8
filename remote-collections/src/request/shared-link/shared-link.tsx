import { notify } from '@invoice-card/events'
import { loginUserAtom } from '@invoice-card/session'
import { Button, HStack, Stack, TextField } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { messages } from './messages.ts'
import { LinkSheet, type LinkedRequest } from './link-sheet.tsx'
import { QrCode } from './qr-code.tsx'

interface SharedLinkProps {
  readonly link: string
  readonly request: LinkedRequest
  /** Nothing else is done where it stands. */
  readonly isAllThereIs?: boolean
}

/** The link to hand over: to copy, as QR code, by the phone's share sheet and on paper. */
export function SharedLink({ link, request, isAllThereIs = false }: SharedLinkProps) {
  const companyName = useAtomValue(loginUserAtom)?.companyName ?? ''
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify.success(messages.copied)
    } catch {
      // A browser that does not let a page write there, or has no clipboard outside of https.
      notify.error(messages.notCopied)
      field.current?.select()
    }
  }
  // Closing the sheet rejects; there is nothing to say about it.
  const share = () => navigator.share({ title: messages.shareTitle(companyName), url: link }).catch(() => undefined)
  return (
    <HStack gap="6" alignItems="flex-start">
      <QrCode text={link} label={messages.qr} />
      <Stack gap="4" flex="1" minWidth="min(100%, 16rem)">
        <TextField ref={field} label={messages.label} readOnly value={link} onFocus={({ target }) => target.select()} />
        <HStack>
          <Button variant={isAllThereIs ? 'primary' : 'secondary'} onClick={() => void copy()}>
            {messages.copy}
          </Button>
          {'share' in navigator && (
            <Button variant="secondary" onClick={() => void share()}>
              {messages.share}
            </Button>
          )}
          <Button variant="secondary" onClick={() => print()}>
            {messages.print}
          </Button>
        </HStack>
      </Stack>
      <LinkSheet link={link} sellerName={companyName} request={request} />
    </HStack>
  )
}
