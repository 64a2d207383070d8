import type { InvoiceFile } from '@invoice-card/contracts'
import { AppLink, HStack, Notice, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import type { InvoiceForm } from '../values.ts'
import { messages as words } from './messages.ts'
import { knownInvoiceOf, linkOfUse, readInvoiceOf } from './use-of-invoice.ts'

interface KnownInvoiceProps {
  readonly file: InvoiceFile | undefined
  /** What is applied for; without it the document is what was read. */
  readonly form?: InvoiceForm | undefined
  /** Confirms that it is another document where only the reading names the payment. */
  readonly tick?: ReactNode
  /** What can be done with a draft of it. */
  readonly actions?: ReactNode
}

/**
 * Says, before a card is asked, that the document is paid already, and by what: the application would be refused. Where
 * other values are typed than were read it would not, and the words say that.
 */
export function KnownInvoice({ file, form, tick, actions }: KnownInvoiceProps) {
  const use = knownInvoiceOf(file)
  if (use === undefined) return null
  const { path, label } = linkOfUse(use)
  const isOnlyRead = form !== undefined && readInvoiceOf(file, form) !== undefined
  const title = file?.used_by ? words.sameFile : isOnlyRead ? words.readDocument : words.sameDocument
  return (
    <Notice
      tone="danger"
      isLive
      title={title(label)}
      actions={
        <Stack gap="2" alignItems="flex-start">
          <HStack gap="4" flexWrap="wrap">
            {/* In a tab of its own: leaving the flow would clear what was entered. */}
            <AppLink to={location.origin + path}>{words.open(label)}</AppLink>
            {actions}
          </HStack>
          {isOnlyRead && tick}
        </Stack>
      }
    >
      {isOnlyRead ? words.readText : words.notTwice}
    </Notice>
  )
}
