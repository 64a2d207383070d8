import { ButtonLink, EmptyState } from '@invoice-card/ui'
import { listMessages } from './messages.ts'

/** For a page of a list that has other pages: what stood on it may just have been put aside. */
export function PastTheEnd({ title, firstPage }: { title: string, firstPage: string }) {
  return <EmptyState scene="search" title={title} action={<ButtonLink variant="secondary" to={firstPage}>{listMessages.firstPage}</ButtonLink>} />
}
