import type { PreItem } from '@invoice-card/contracts'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { PreItemRef } from '../checkout/entry.ts'
import { messages } from './messages.ts'
import { preGroupQuery } from './queries.ts'

/** The supplier that a program named was deleted since: nobody can choose it. */
export const isSupplierDeleted = ({ supplier, supplier_id }: PreItem): boolean =>
  supplier.kind === 'existing' && supplier_id === null

/** What a form does not say by itself of the item that it is filled with. */
export function ItemNotice({ preItem }: { preItem: PreItemRef | null }) {
  const { data } = useQuery({ ...preGroupQuery(preItem?.preGroupId ?? 0), enabled: preItem !== null })
  const item = data?.items.find(({ pre_id }) => pre_id === preItem?.preId)
  if (!item || !isSupplierDeleted(item)) return null
  return (
    <Notice tone="attention" isLive>
      {messages.supplierDeleted(item.supplier_name)}
    </Notice>
  )
}
