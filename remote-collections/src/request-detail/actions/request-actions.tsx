import type { RequestSellerDetail } from '@invoice-card/contracts'
import { Box, Button, Card, HStack, Section, Stack, type IconName } from '@invoice-card/ui'
import { useState, type ComponentType } from 'react'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { AddresseeDialog } from './addressee-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { messages } from './messages.ts'

interface Action {
  readonly icon: IconName
  readonly label: (request: RequestSellerDetail) => string
  readonly isAllowed: (request: RequestSellerDetail) => boolean
  readonly Dialog: ComponentType<ActionDialogProps>
}

const actions: readonly Action[] = [
  {
    icon: 'mail',
    label: ({ is_mailed }) => messages.mail.open[is_mailed ? 'again' : 'first'],
    isAllowed: ({ is_open }) => is_open,
    Dialog: MailDialog,
  },
  {
    icon: 'person',
    label: () => messages.addressee.open,
    isAllowed: ({ is_addressee_changeable = false }) => is_addressee_changeable,
    Dialog: AddresseeDialog,
  },
  { icon: 'link', label: () => messages.link.open, isAllowed: ({ is_open }) => is_open, Dialog: LinkDialog },
  {
    icon: 'send',
    label: () => messages.message.open,
    isAllowed: request => request.is_open && isBuyerNotified(request),
    Dialog: MessageDialog,
  },
  {
    icon: 'calendar_month',
    label: () => messages.dates.open,
    isAllowed: ({ is_date_changeable }) => is_date_changeable,
    Dialog: DatesDialog,
  },
]
const cancel: Action = {
  icon: 'cancel',
  label: () => messages.cancel.open,
  isAllowed: ({ is_cancellable }) => is_cancellable,
  Dialog: CancelDialog,
}

/** What the seller may do with a request that its buyer has not paid. */
export function RequestActions({ request }: { request: RequestSellerDetail }) {
  const [opened, setOpened] = useState<Action | null>(null)
  // All but the withdrawal ask the buyer for money.
  const allowed = useIsCompanyFrozen() ? [] : actions.filter(({ isAllowed }) => isAllowed(request))
  const isCancellable = cancel.isAllowed(request)
  return (
    <>
      {(allowed.length > 0 || isCancellable) && (
        <Card _print={{ display: 'none' }}>
          <Section title={messages.title}>
            <Stack gap="4">
              {allowed.length > 0 && (
                <HStack gap="3" css={{ '& > *': { width: { base: 'full', sm: 'auto' } } }}>
                  {allowed.map(action => (
                    <Button key={action.icon} variant="secondary" icon={action.icon} onClick={() => setOpened(action)}>
                      {action.label(request)}
                    </Button>
                  ))}
                </HStack>
              )}
              {isCancellable && (
                <Box marginInlineStart="-5">
                  <Button variant="ghost" icon={cancel.icon} onClick={() => setOpened(cancel)}>
                    {cancel.label(request)}
                  </Button>
                </Box>
              )}
            </Stack>
          </Section>
        </Card>
      )}
      {/* Stays where the action is refused because the request has changed: its dialog says so. */}
      {opened && <opened.Dialog request={request} onClose={() => setOpened(null)} />}
    </>
  )
}
