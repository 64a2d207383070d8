import { companyFrozenNotice } from '@invoice-card/domain'
import { ContactLink, useIsCompanyFrozen } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'

/**
 * Says to a frozen company what it can still do and whom to ask; `meanwhile` is what this screen is good for. A module
 * of its own, which each application brings: it takes the rest of the package by name, as the host provides it.
 */
export function FrozenNotice({ meanwhile }: { readonly meanwhile?: string }) {
  if (!useIsCompanyFrozen()) return null
  return (
    <Notice tone="attention" title={companyFrozenNotice.title} actions={<ContactLink />}>
      {companyFrozenNotice.text}
      {meanwhile}
    </Notice>
  )
}
