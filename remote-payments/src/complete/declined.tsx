import { isContactAsked } from '@invoice-card/domain'
import { ContactLink } from '@invoice-card/remote'
import { ButtonLink, HStack, Notice, Page, Text } from '@invoice-card/ui'
import { linkToNamedList } from '../card-payment/declined-notice.tsx'
import { messages as cardMessages } from '../card-payment/messages.ts'
import type { PaidFor } from '../checkout/checkout.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { declined: words } = messages

interface DeclinedProps {
  readonly message: string | null
  readonly code: string | null
  /** Null for a payment of another tab. */
  readonly paidFor: PaidFor | null
}

/**
 * A declined card without its form (another tab, a reload much later, a return from the next payment): why, what
 * stays, and the link to where another card pays.
 */
export function Declined({ message, code, paidFor }: DeclinedProps) {
  const { unchanged, to, label } = nextOf(paidFor)
  return (
    <Page title={cardMessages.declined.title} width="md">
      <Notice
        tone="danger"
        actions={
          <HStack gap="4" flexWrap="wrap">
            <ButtonLink to={to} variant="secondary">
              {label}
            </ButtonLink>
            {isContactAsked(code ?? '') && <ContactLink />}
            {message && linkToNamedList(message)}
          </HStack>
        }
      >
        <Text>{message || cardMessages.declined.fallback}</Text>
        <Text>{unchanged}</Text>
      </Notice>
    </Page>
  )
}

function nextOf(paidFor: PaidFor | null) {
  const { call, draftId } = paidFor ?? { call: 'createInvoice', draftId: null }
  if (call === 'payRequest') return { unchanged: words.request, to: paths.list('waiting'), label: words.requests }
  if (call === 'authoriseAgain')
    return { unchanged: words.authorisation, to: paths.actionRequired, label: words.payments }
  return draftId === null
    ? { unchanged: words.application, to: paths.list('draft'), label: cardMessages.declined.drafts }
    : { unchanged: words.draft, to: paths.draft(draftId), label: cardMessages.declined.openDraft }
}
