import { useDebouncedValue } from '@invoice-card/form'
import { Button, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { buyerCheckQuery } from '../request-form/buyer-search.ts'
import { dispatch } from '../request-flow/store.ts'
import type { NewBuyer } from '../request-form/values.ts'
import { messages } from './messages.ts'
import type { RequestContentForm } from './use-request-form.ts'

const { known: words } = messages.buyer

/** The typed buyer is a registered partner: said at once, with the press that asks that one. */
export function KnownBuyerNote({ form }: { form: RequestContentForm }) {
  const typed = useDebouncedValue(JSON.stringify(form.values.newSupplier))
  const { data } = useQuery(buyerCheckQuery(JSON.parse(typed) as NewBuyer))
  const existing = data?.existing ?? null
  if (existing === null) return null
  const { id, name, status } = existing
  const isExcluded = status === 'Rejected'
  const use = () => {
    dispatch({ type: 'fieldEdited', path: 'isNewSupplier' })
    dispatch({ type: 'fieldEdited', path: 'supplierId' })
    // The same company: its contact stays as typed.
    form.patch(values => ({
      ...values,
      isNewSupplier: false,
      supplierId: id,
      supplierName: name,
      supplierSearchWord: '',
    }))
  }
  const actions = !isExcluded && (
    <Button variant="secondary" size="sm" onClick={use}>
      {words.use}
    </Button>
  )
  return (
    <Notice tone="attention" isLive title={words.title(name)} actions={actions}>
      {isExcluded ? words.excluded : words.text}
    </Notice>
  )
}
