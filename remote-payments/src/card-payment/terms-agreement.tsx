import { AppLink, Checkbox, Stack, Text } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { messages } from './messages.ts'

interface TermsAgreementProps {
  readonly field: Omit<ComponentProps<typeof Checkbox>, 'label'>
  /** What happens at the issuer after the press. */
  readonly security: string
}

/** The terms that are agreed to before a card pays. */
export const TermsAgreement = ({ field, security }: TermsAgreementProps) => (
  <Stack gap="4">
    <Checkbox {...field} required label={<TermsLabel />} />
    <Text size="sm" tone="muted">
      {security}
    </Text>
  </Stack>
)

// An absolute address opens in a new tab: leaving the flow would clear what was entered.
const TermsLabel = () => (
  <>
    <AppLink to={`${location.origin}/termsofservice`}>{messages.agreement.link}</AppLink>
    {messages.agreement.after}
  </>
)
