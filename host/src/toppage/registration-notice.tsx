import { publicEnvironment } from '@invoice-card/remote'
import { AppLink, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { topPageMessages } from './messages.ts'
import { userInformationQuery } from './queries.ts'

const messages = topPageMessages.registration

/** Says to a company that may not pay yet why, before it uploads an invoice in vain. */
export function RegistrationNotice() {
  const { data } = useQuery(userInformationQuery)
  if (data?.registration_status === 'under_review') return <Notice title={messages.underReviewTitle}>{messages.underReview}</Notice>
  if (data?.registration_status !== 'rejected') return null
  return <Notice tone="attention" title={messages.rejectedTitle} actions={<AppLink to={publicEnvironment().links.contact}>{messages.contact}</AppLink>}>{messages.rejected}</Notice>
}
