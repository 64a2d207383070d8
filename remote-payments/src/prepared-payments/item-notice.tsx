import type { PreItem } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, Notice, TextButton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { PreItemRef } from '../checkout/entry.ts'
import { dispatch } from '../checkout/store.ts'
import { paths } from '../paths.ts'
import { endOfItem } from './end-of-item.ts'
import { messages } from './messages.ts'
import { preGroupQuery } from './queries.ts'

/** The supplier that a program named was deleted since: nobody can choose it. */
export const isSupplierDeleted = ({ supplier, supplier_id }: PreItem): boolean =>
  supplier.kind === 'existing' && supplier_id === null

/** What a form does not say by itself of the item that it is filled with. */
export function ItemNotice({ preItem }: { preItem: PreItemRef | null }) {
  const { data, error } = useQuery({ ...preGroupQuery(preItem?.preGroupId ?? 0), enabled: preItem !== null })
  if (preItem === null) return null
  const end = endOfItem(preItem, data, error)
  if (end) return end.kind === 'discarded' ? <Discarded /> : <Paid id={end.invoiceId} />
  const item = data?.items.find(({ pre_id }) => pre_id === preItem.preId)
  if (!item || !isSupplierDeleted(item)) return null
  return (
    <Notice tone="attention" isLive>
      {messages.supplierDeleted(item.supplier_name)}
    </Notice>
  )
}

/** What was typed is not lost with the item: it can be paid as any other invoice. */
const Discarded = () => (
  <Notice
    tone="attention"
    isLive
    title={messages.discarded.title}
    actions={
      <TextButton size="sm" onClick={() => dispatch({ type: 'itemDetached' })}>
        {messages.discarded.detach}
      </TextButton>
    }
  >
    {messages.discarded.text}
  </Notice>
)

function Paid({ id }: { id: number }) {
  const displayId = invoiceDisplayId(id)
  return (
    <Notice
      tone="attention"
      isLive
      title={messages.paid.title(displayId)}
      actions={<AppLink to={paths.detail('review', id)}>{messages.paid.open(displayId)}</AppLink>}
    >
      {messages.paid.text}
    </Notice>
  )
}
