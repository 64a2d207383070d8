import { isAskedMeanwhile } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import { Button, ButtonLink, Notice } from '@invoice-card/ui'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import type { WhyDeclined } from '../../checkout/selectors.ts'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import type { Unsent } from './use-current-payment.ts'

const { outdated: words } = messages

interface ChangedMeanwhileProps {
  readonly unsent: Unsent
  /** Why a card that was asked already was given back; null where none was. */
  readonly decline: WhyDeclined | null
  readonly edit: PaymentEdit
  /** Shows the payment as it is now, with what was typed on it. */
  readonly onShow: () => void
}

/** In the place of a correction whose payment has changed: what of it stands, and the way to what changed. */
export function ChangedMeanwhile({ unsent, decline, edit, onShow }: ChangedMeanwhileProps) {
  const listState = useListState()
  // The amount comes last: whatever was sent before it stands.
  const note = unsent === 'amount' && edit.isAllButAmountSent && messages.allButAmountSent
  return (
    <Notice
      tone="attention"
      isLive
      title={words.title[unsent]}
      actions={
        isAskedMeanwhile(decline?.code ?? '') ? (
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
      <p>{decline?.message ?? words.text}</p>
      {decline && <p>{cardMessages.declined.unchanged.correction}</p>}
      {note && <p>{note}</p>}
    </Notice>
  )
}
