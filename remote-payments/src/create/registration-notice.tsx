import { registrationNotices } from '@invoice-card/domain'
import { publicEnvironment } from '@invoice-card/remote'
import { AppLink, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { userInformationQuery } from '../common/own-company.ts'
import { messages } from './messages.ts'

/** Says to a company that may not pay why, before it uploads an invoice: it can prepare payments meanwhile, or for nothing. */
export function RegistrationNotice() {
  const { data } = useQuery(userInformationQuery)
  if (!data || data.registration_status === 'registered') return null
  const { title, text } = registrationNotices[data.registration_status]
  if (data.registration_status === 'under_review') return <Notice tone="attention" title={title}>{text}{messages.registration.mayPrepare}</Notice>
  return <Notice tone="attention" title={title} actions={<AppLink to={publicEnvironment().links.contact}>{messages.registration.contact}</AppLink>}>{text}</Notice>
}
