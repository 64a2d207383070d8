import { collectionTabs, type CollectionTab, type InvoiceStatusValue } from '@invoice-card/domain'
import { paths } from '../paths.ts'

/** The whole address of another request: opened in a tab of its own, since leaving the flow clears what was entered. */
export function addressOfRequest({ id, status }: { readonly id: number; readonly status: InvoiceStatusValue }): string {
  const tab =
    (Object.keys(collectionTabs) as CollectionTab[]).find(name => collectionTabs[name].some(one => one === status)) ??
    'request'
  return location.origin + paths.detail(tab, id)
}
