import { ButtonLink, EmptyState } from '@invoice-card/ui'
import { listMessages as words } from '../state/messages.ts'

/** For a page of a list that has other pages: what stood on it may just have been deleted. */
export const PastTheEnd = ({ firstPage }: { firstPage: string }) => (
  <EmptyState
    scene="search"
    title={words.noSuchPage}
    action={
      <ButtonLink variant="secondary" to={firstPage}>
        {words.firstPage}
      </ButtonLink>
    }
  />
)
