import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contactQuery } from '../request-form/buyer-search.ts'
import type { Contact } from '../request-form/values.ts'
import type { RequestContentForm } from './use-request-form.ts'

/** Nothing for a field in which somebody is about to type: what is typed would come behind it. */
const known = (field: keyof Contact, value: string | null): string =>
  document.activeElement?.id === field ? '' : (value ?? '')

/** Fills in whom the chosen partner was last asked through, where nobody is named. */
export function useKnownContact(form: RequestContentForm): void {
  const { isNewSupplier, supplierId } = form.values
  const { data: contact } = useQuery({
    ...contactQuery(supplierId ?? 0),
    enabled: !isNewSupplier && supplierId !== null,
  })
  useEffect(() => {
    if (!contact || isNewSupplier) return
    const { name, email } = contact
    form.patch(values => ({
      ...values,
      supplier_person_name: values.supplier_person_name || known('supplier_person_name', name),
      supplier_person_email: values.supplier_person_email || known('supplier_person_email', email),
    }))
    // Only another contact or partner is a reason to fill; `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [contact, isNewSupplier])
}
