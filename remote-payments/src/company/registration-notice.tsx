import { companyFrozenNotice, registrationNotices } from '@invoice-card/domain'
import { ContactLink, useUserInformation } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'

const notices = { ...registrationNotices, frozen: companyFrozenNotice }

/** Why the company that is signed in may not pay, or null where it may, or as long as nobody knows. */
export function useRegistrationProblem(): keyof typeof notices | null {
  const data = useUserInformation()
  if (data?.is_company_frozen) return 'frozen'
  return !data || data.registration_status === 'registered' ? null : data.registration_status
}

/** Says to a company that may not pay why, before it types in vain; `meanwhile` is what it can do under review. */
export function RegistrationNotice({ meanwhile }: { meanwhile?: string }) {
  const problem = useRegistrationProblem()
  if (problem === null) return null
  const { title, text } = notices[problem]
  if (problem === 'under_review')
    return (
      <Notice tone="attention" title={title}>
        {text}
        {meanwhile}
      </Notice>
    )
  return (
    <Notice tone="attention" title={title} actions={<ContactLink />}>
      {text}
    </Notice>
  )
}
