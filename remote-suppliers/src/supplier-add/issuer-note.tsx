import { toRegistrationNumber } from '@invoice-card/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IssuerNote as Note } from '../common/identity/issuer-note.tsx'
import { issuerQuery } from '../common/identity/issuer-query.ts'
import { nameOf } from './company-values.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Whom the register of qualified invoice issuers has under the typed T number; its name fills an empty one. */
export function IssuerNote({ form }: { form: CompanyForm }) {
  const number = form.values.registration_number
  const { data: issuer } = useQuery(issuerQuery(toRegistrationNumber(number)))
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
  return <Note number={number} name={nameOf(form.values)} />
}
