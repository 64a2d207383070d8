import type { Invoice } from '@invoice-card/contracts'
import { isAskedMeanwhile } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import { Button, ButtonLink, Card, Notice, Section, Stack } from '@invoice-card/ui'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import type { WhyDeclined } from '../../checkout/selectors.ts'
import { isAskedSince } from '../../existing-payment/edit/edit-of-payment.ts'
import { paths } from '../../paths.ts'
import { ChangeTable } from './change-table.tsx'
import { messages } from './messages.ts'
import { rowsSince } from './rows-since.ts'
import type { Unsent } from './use-current-payment.ts'

const { outdated: words } = messages

interface ChangedMeanwhileProps {
  /** As it is now. */
  readonly invoice: Invoice
  readonly unsent: Unsent
  /** Why a card that was asked already was given back; null where none was. */
  readonly decline: WhyDeclined | null
  readonly edit: PaymentEdit
  /** Shows the payment as it is now, with what was typed on it. */
  readonly onShow: () => void
}

/** In the place of a correction whose payment has changed: what of it stands, what changed, and the way there. */
export function ChangedMeanwhile({ invoice, unsent, decline, edit, onShow }: ChangedMeanwhileProps) {
  const listState = useListState()
  // The amount comes last: whatever was sent before it stands.
  const note = unsent === 'amount' && edit.isAllButAmountSent && messages.allButAmountSent
  const isAsked = isAskedSince(invoice, edit)
  const rows = rowsSince(invoice, edit)
  return (
    <Stack gap="6" maxWidth="page.md">
      <Notice
        tone="attention"
        isLive
        title={words.title[isAsked && unsent === 'corrections' ? 'asked' : unsent]}
        actions={
          isAsked || isAskedMeanwhile(decline?.code ?? '') ? (
            <ButtonLink variant="secondary" size="sm" to={paths.detail('review', edit.invoiceId)} state={listState}>
              {messages.detail}
            </ButtonLink>
          ) : (
            <Button variant="secondary" size="sm" onClick={onShow}>
              {words.show}
            </Button>
          )
        }
      >
        <p>{decline?.message ?? (isAsked ? words.asked : words.text)}</p>
        {decline && <p>{cardMessages.declined.unchanged.correction}</p>}
        {note && <p>{note}</p>}
      </Notice>
      {rows.length > 0 && (
        <Card>
          <Section title={words.changes}>
            <ChangeTable rows={rows} />
          </Section>
        </Card>
      )}
    </Stack>
  )
}
