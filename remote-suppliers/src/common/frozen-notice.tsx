import { companyFrozenNotice } from '@invoice-card/domain'
import { ContactLink, useIsCompanyFrozen } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'

/** Says to a frozen company what it can still do and whom to ask. */
export function FrozenNotice() {
  if (!useIsCompanyFrozen()) return null
  return (
    <Notice tone="attention" title={companyFrozenNotice.title} actions={<ContactLink />}>
      {companyFrozenNotice.text}
    </Notice>
  )
}
