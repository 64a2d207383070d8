import { companyFrozenNotice } from '@invoice-card/domain'
import { publicEnvironment, useIsCompanyFrozen } from '@invoice-card/remote'
import { AppLink, Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Says to a frozen company what it can still do and whom to ask; `meanwhile` is what this screen is good for. */
export function FrozenNotice({ meanwhile }: { readonly meanwhile?: string }) {
  if (!useIsCompanyFrozen()) return null
  return (
    <Notice
      tone="attention"
      title={companyFrozenNotice.title}
      actions={<AppLink to={publicEnvironment().links.contact}>{messages.contact}</AppLink>}
    >
      {companyFrozenNotice.text}
      {meanwhile}
    </Notice>
  )
}
