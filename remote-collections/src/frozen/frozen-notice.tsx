import { companyFrozenNotice } from '@invoice-card/domain'
import { ContactLink, useIsCompanyFrozen } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'

/** Says to a frozen company what it can still do and whom to ask; `meanwhile` is what this screen is good for. */
export function FrozenNotice({ meanwhile }: { readonly meanwhile?: string }) {
  if (!useIsCompanyFrozen()) return null
  return (
    <Notice tone="attention" title={companyFrozenNotice.title} actions={<ContactLink />}>
      {companyFrozenNotice.text}
      {meanwhile}
    </Notice>
  )
}
