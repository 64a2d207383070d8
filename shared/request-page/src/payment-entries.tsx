import { AppLink, Box, ButtonLink, HStack, Stack, Text, VisuallyHidden } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

/** Where the buttons of a request's page lead. */
export interface EntryLinks {
  readonly signUp: string
  readonly signIn: string
  readonly onLeave: () => void
}

// Inert buttons of a preview are never followed.
const nowhere: EntryLinks = { signUp: '', signIn: '', onLeave: () => {} }

/** The links to the payment: for a new company and for one that has an account. */
export function PaymentEntries({ links }: { links: EntryLinks | null }) {
  const { signUp, signIn, onLeave } = links ?? nowhere
  const shown = (label: string, button: ReactNode) =>
    links === null ? <ShownOnly label={label}>{button}</ShownOnly> : button
  return (
    <>
      <Stack gap="2">
        {shown(
          messages.signUp,
          <ButtonLink size="lg" isWide to={signUp} onClick={onLeave}>
            {messages.signUp}
          </ButtonLink>,
        )}
        <Text tone="muted" size="sm">
          {messages.signUpHelp}
        </Text>
      </Stack>
      <HStack gap="3">
        <Text tone="muted" size="sm">
          {messages.hasAccount}
        </Text>
        {shown(
          messages.signIn,
          <AppLink to={signIn} onClick={onLeave}>
            {messages.signIn}
          </AppLink>,
        )}
      </HStack>
    </>
  )
}

/** A button only to be seen. Screen readers skip what is inert, so they get words instead. */
const ShownOnly = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box position="relative">
    <VisuallyHidden>{messages.shownOnly(label)}</VisuallyHidden>
    <div inert>{children}</div>
  </Box>
)
