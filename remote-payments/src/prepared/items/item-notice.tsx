import type { PreItem } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, HStack, Notice, TextButton } from '@invoice-card/ui'
import type { PreItemRef } from '../../checkout/entry.ts'
import { dispatch } from '../../checkout/store.ts'
import { paths } from '../../paths.ts'
import type { EndOfItem } from './end-of-item.ts'
import { messages } from './messages.ts'
import { usePreItem } from './use-pre-item.ts'

/** The supplier that a program named was deleted since: nobody can choose it. */
export const isSupplierDeleted = ({ supplier, supplier_id }: PreItem): boolean =>
  supplier.kind === 'existing' && supplier_id === null

interface ItemNoticeProps {
  readonly preItem: PreItemRef | null
  /** Saves the draft, where nothing else on the screen does. */
  readonly onDetached?: () => void
}

/** What a form does not say by itself of the item that it is filled with. */
export function ItemNotice({ preItem, onDetached }: ItemNoticeProps) {
  const { item, end } = usePreItem(preItem)
  // What was typed is not lost with the item: it can be paid as any other invoice.
  const detach = () => {
    dispatch({ type: 'itemDetached' })
    onDetached?.()
  }
  if (end) return <EndNotice end={end} onDetach={detach} />
  if (!item || !isSupplierDeleted(item)) return null
  return (
    <Notice tone="attention" isLive>
      {messages.supplierDeleted(item.supplier_name)}
    </Notice>
  )
}

interface EndNoticeProps {
  readonly end: EndOfItem
  /** Goes on without the item; not offered unless given. */
  readonly onDetach?: () => void
}

/** That an item can be paid no more, and why. */
export function EndNotice({ end, onDetach }: EndNoticeProps) {
  const invoiceId = end.kind === 'discarded' ? null : end.invoiceId
  const isDetachable = onDetach !== undefined && end.kind !== 'paid'
  return (
    <Notice
      tone="attention"
      isLive
      title={titleOf(end)}
      actions={
        (isDetachable || invoiceId !== null) && (
          <HStack gap="4" flexWrap="wrap">
            {isDetachable && (
              <TextButton size="sm" onClick={onDetach}>
                {messages.detach}
              </TextButton>
            )}
            {invoiceId !== null && (
              <AppLink to={paths.detail(end.kind === 'cancelled' ? 'history' : 'review', invoiceId)}>
                {messages.paid.open(invoiceDisplayId(invoiceId))}
              </AppLink>
            )}
          </HStack>
        )
      }
    >
      {end.kind === 'paid' ? messages.paid.text : messages[end.kind][onDetach ? 'text' : 'final']}
    </Notice>
  )
}

const titleOf = (end: EndOfItem): string =>
  end.kind === 'discarded' ? messages.discarded.title : messages[end.kind].title(invoiceDisplayId(end.invoiceId))
