import { useId, type ReactNode } from 'react'
import { CodeForm, codeMessages as messages, type CodeChallenge } from '@invoice-card/form/code'
import { BackLink, Card, Heading, Stack, Text } from '@invoice-card/ui/base'

interface CodeEntryProps {
  challenge: CodeChallenge
  title: string
  /** Where the code went, in full where this browser knows it; else it is masked. */
  address?: string | undefined
  /** Checks a code of six digits and goes on where it `isShown`; what it throws is shown. */
  onCode: (code: string, isShown: () => boolean) => Promise<void>
  /** Sends a new code; resolves with the seconds until the next one. */
  resend: () => Promise<number>
  onResent: (challenge: CodeChallenge) => void
  back: { readonly to: string; readonly label: string }
  children?: ReactNode
}

/** A screen that asks for the code from a mail. */
export function CodeEntry({ challenge, title, address, onCode, resend, onResent, back, children }: CodeEntryProps) {
  const titleId = useId()
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1} id={titleId}>
            {title}
          </Heading>
          <Text tone="muted" size="sm">
            {messages.lead(address || challenge.maskedEmailAddress)}
          </Text>
        </Stack>
        <CodeForm challenge={challenge} onCode={onCode} resend={resend} onResent={onResent} labelledBy={titleId} />
        {children}
        <BackLink to={back.to} label={back.label} />
      </Stack>
    </Card>
  )
}
