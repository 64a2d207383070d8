import { toast } from '@invoice-card/events'
import { loginUserAtom } from '@invoice-card/session'
import { Button, Card, HStack, Section, Stack, TextField } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { messages } from './messages.ts'
import { QrCode } from './qr-code.tsx'

const { link: words } = messages

/** The link to hand over: to copy, as QR code, by the phone's share sheet and on paper. */
export function SharedLink({ link }: { link: string }) {
  const companyName = useAtomValue(loginUserAtom)?.companyName ?? ''
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    )
  // Closing the sheet rejects; there is nothing to say about it.
  const share = () => navigator.share({ title: words.shareTitle(companyName), url: link }).catch(() => undefined)
  return (
    <Card>
      <Section title={words.title} description={words.help}>
        <HStack gap="6" alignItems="flex-start">
          <QrCode text={link} label={words.qr} />
          <Stack gap="4" flex="1" minWidth="min(100%, 16rem)">
            <TextField label={words.label} readOnly value={link} onFocus={event => event.target.select()} />
            <HStack>
              <Button variant="secondary" onClick={() => void copy()}>
                {words.copy}
              </Button>
              {'share' in navigator && (
                <Button variant="secondary" onClick={() => void share()}>
                  {words.share}
                </Button>
              )}
              <Button variant="secondary" onClick={() => print()}>
                {words.print}
              </Button>
            </HStack>
          </Stack>
        </HStack>
      </Section>
    </Card>
  )
}
