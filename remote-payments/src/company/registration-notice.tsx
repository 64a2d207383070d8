import { registrationNotices } from '@invoice-card/domain'
import { publicEnvironment } from '@invoice-card/remote'
import { AppLink, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { userInformationQuery } from './own-company.ts'
import { messages } from './messages.ts'

/** Why the company that is signed in may not pay, or null where it may, or as long as nobody knows. */
export function useRegistrationFault(): keyof typeof registrationNotices | null {
  const { data } = useQuery(userInformationQuery)
  return !data || data.registration_status === 'registered' ? null : data.registration_status
}

/** Says to a company that may not pay why, before it types in vain; `meanwhile` is what it can do until then. */
export function RegistrationNotice({ meanwhile }: { meanwhile: string }) {
  const fault = useRegistrationFault()
  if (fault === null) return null
  const { title, text } = registrationNotices[fault]
  if (fault === 'under_review')
    return (
      <Notice tone="attention" title={title}>
        {text}
        {meanwhile}
      </Notice>
    )
  const contact = <AppLink to={publicEnvironment().links.contact}>{messages.contact}</AppLink>
  return (
    <Notice tone="attention" title={title} actions={contact}>
      {text}
    </Notice>
  )
}
