import { dispatch } from '../request-flow/store.ts'
import { emptyContact, type RequestForm } from '../request-form/values.ts'
import type { RequestContentForm } from './use-request-form.ts'

type Buyer = Partial<Pick<RequestForm, 'isNewSupplier' | 'supplierId' | 'supplierName' | 'supplierSearchWord'>>

const contactFields = ['supplier_person_name', 'supplier_person_email'] as const
const keyOf = ({ isNewSupplier, supplierId }: RequestForm): string =>
  isNewSupplier ? 'new' : supplierId === null ? '' : String(supplierId)

/** Another buyer is chosen: its own contact comes back, since the mail of one must not go to another. */
export function chooseBuyer(form: RequestContentForm, buyer: Buyer): void {
  form.patch(values => withBuyer(values, buyer))
  form.untouch(contactFields)
}

function withBuyer(form: RequestForm, buyer: Buyer): RequestForm {
  const chosen = { ...form, ...buyer }
  const [from, to] = [keyOf(form), keyOf(chosen)]
  if (from === to) return chosen
  const { supplier_person_name, supplier_person_email } = form
  const own = { supplier_person_name, supplier_person_email }
  const contacts = { ...form.contacts, [from]: own }
  // Typed while nobody was chosen, it belongs to the one chosen then.
  const contact = contacts[to] ?? (from === '' ? own : emptyContact)
  for (const path of contactFields) dispatch({ type: contact[path] === '' ? 'fieldReleased' : 'fieldEdited', path })
  return { ...chosen, ...contact, contacts }
}
