import { ButtonLink, ErrorState } from '@invoice-card/ui'
import { paths, type ListedTab } from '../../paths.ts'
import { messages } from './messages.ts'

/** What stands in the place of a payment that this company does not have, with the link to the list. */
export const PaymentNotFound = ({ tab = 'review' }: { tab?: ListedTab }) => (
  <ErrorState
    level="h1"
    scene="search"
    title={messages.title}
    description={messages.description}
    action={
      <ButtonLink variant="secondary" to={paths.list(tab)}>
        {messages.list}
      </ButtonLink>
    }
  />
)
