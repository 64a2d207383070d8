import { ContactLink, useIsPathOn, useUserInformation } from '@invoice-card/remote'
import { ButtonLink, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { verificationQuery } from './verification-query.ts'

/**
 * Says before anything is typed that no request can be sent yet, and leads to what is missing. Nothing once it is
 * there.
 */
export function UnverifiedNotice() {
  const { data } = useQuery(verificationQuery)
  const user = useUserInformation()
  if (!data || data.verified_at !== null) return null
  // The verification begins with a letter, which is refused until then.
  if (user?.registration_status === 'under_review')
    return (
      <Notice tone="attention" title={messages.underReview.title}>
        {messages.underReview.text}
      </Notice>
    )
  if (user?.registration_status === 'rejected')
    return (
      <Notice tone="attention" title={messages.rejected.title} actions={<ContactLink />}>
        {messages.rejected.text}
      </Notice>
    )
  return (
    <Notice tone="attention" title={messages.title} actions={<ToVerification />}>
      {data.letter?.printed_at ? messages.letter : messages.text}
    </Notice>
  )
}

/** The way to the verification, in a tab of its own: leaving the flow would clear what was entered. */
export const ToVerification = () =>
  useIsPathOn()(paths.verification) ? (
    <ButtonLink variant="secondary" size="sm" to={location.origin + paths.verification}>
      {messages.action}
    </ButtonLink>
  ) : null
