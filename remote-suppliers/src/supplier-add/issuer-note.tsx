import { toRegistrationNumber } from '@invoice-card/domain'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { nameOf } from './company-values.ts'
import { messages } from './messages.ts'
import { issuerQuery } from './queries.ts'
import type { CompanyForm } from './use-company-form.ts'

const { register: words } = messages

/** Whom the register of qualified invoice issuers has under the typed T number; its name fills an empty one. */
export function IssuerNote({ form }: { form: CompanyForm }) {
  const { data: issuer } = useQuery(issuerQuery(toRegistrationNumber(form.values.registration_number)))
  useEffect(() => {
    if (!issuer) return
    form.patch(values => {
      const field = values.business_form === '1' ? 'corporate_name' : 'business_name'
      return nameOf(values) === '' && issuer.is_corporation === (values.business_form === '1')
        ? { ...values, [field]: issuer.name }
        : values
    })
    // `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [issuer])
  if (issuer === undefined) return null
  if (issuer === null)
    return (
      <Notice tone="attention" isLive>
        {words.issuerNotFound}
      </Notice>
    )
  if (!issuer.is_registered)
    return (
      <Notice tone="attention" isLive>
        {words.issuerEnded(issuer.name)}
      </Notice>
    )
  return issuer.name === nameOf(form.values) ? null : <Notice isLive>{words.issuer(issuer.name)}</Notice>
}
