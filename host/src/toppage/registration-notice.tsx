import { companyFrozenNotice, registrationNotices } from '@invoice-card/domain'
import { ContactLink, userInformationQuery } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { PendingPage } from './parts/pending-page.tsx'

/** Says to a company that is frozen, or may not pay yet, why, before it uploads an invoice in vain. */
export function RegistrationNotice() {
  const { data, isPending } = useQuery({ ...userInformationQuery, retry: false })
  if (isPending) return <PendingPage />
  if (data?.is_company_frozen) return <ContactNotice {...companyFrozenNotice} />
  if (!data || data.registration_status === 'registered') return null
  const { title, text } = registrationNotices[data.registration_status]
  if (data.registration_status === 'under_review') return <Notice title={title}>{text}</Notice>
  return <ContactNotice title={title} text={text} />
}

const ContactNotice = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Notice tone="attention" title={title} actions={<ContactLink />}>
    {text}
  </Notice>
)
