import { ButtonLink, EmptyState } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { listHref, type SupplierListQuery } from './list-query.ts'
import { messages } from './messages.ts'

/** Why the list is empty, and what to do about it. */
export function NothingToList({ list }: { list: SupplierListQuery }) {
  if (list.word) {
    return <EmptyState scene="search" title={messages.notFoundTitle} description={messages.notFoundText} action={<ButtonLink variant="secondary" to={listHref({ ...list, word: '', page: 1 })}>{messages.clear}</ButtonLink>} />
  }
  if (list.group === 'disabled') return <EmptyState scene="supplier" title={messages.emptyDisabledTitle} description={messages.emptyDisabledText} />
  return <EmptyState scene="supplier" title={messages.emptyTitle} description={messages.emptyText} action={<ButtonLink to={paths.newPayment}>{messages.pay}</ButtonLink>} />
}
