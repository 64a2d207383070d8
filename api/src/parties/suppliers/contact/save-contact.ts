import {
  EmailAddress,
  type FieldError,
  type HandlerInput,
  type Supplier,
  type SupplierContactInput,
  type suppliers,
} from '@invoice-card/contracts'
import { isPhoneNumber, phoneDigits, spellEmail } from '@invoice-card/domain'
import * as v from 'valibot'
import { appendAudit, auditChainOf } from '../../../platform/audit/public.ts'
import { inTransaction } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { contactMessages } from '../rows/messages.ts'
import { tidy } from '../rows/new-supplier.ts'
import { lockSupplier, setContact, type SupplierRow } from '../rows/store.ts'
import { supplierNow } from './supplier-now.ts'

type Input = HandlerInput<typeof suppliers.updateSupplierContact>

/** Replaces a supplier's contact data. Nobody was examined by it: the supplier's status stays, whatever it is. */
export const saveContact = (
  { db: pool, session, now }: Context,
  id: number,
  { known_contact, ...typed }: Input['body'],
  refuse: Input['refuse'],
): Promise<Supplier> =>
  inTransaction(pool, async db => {
    const { company_id, user_id } = session
    const supplier = (await lockSupplier(db, company_id, id)) ?? refuse('supplier_not_found')
    const contact = spelled(typed)
    const fields = errorsOf(supplier, contact)
    if (fields.length > 0) refuse('supplier_contact_invalid', { fields })
    const changed = differences(supplier, contact)
    // The call of a lost answer finds its own change.
    if (changed.length > 0) {
      if (differences(supplier, known_contact).length > 0) refuse('supplier_contact_changed')
      const at = now()
      await setContact(db, id, contact, at)
      await appendAudit(db, {
        chain: auditChainOf(company_id),
        at,
        actor: `user:${user_id}`,
        action: 'supplier.contact_changed',
        subject: `supplier:${id}`,
        detail: { before: only(changed, supplier), after: only(changed, contact) },
      })
    }
    return supplierNow(db, company_id, id)
  })

const fieldNames = ['postal_code', 'address', 'phone_number', 'email_address', 'representative_name'] as const
type Field = (typeof fieldNames)[number]

const differences = (one: SupplierContactInput, other: SupplierContactInput): Field[] =>
  fieldNames.filter(field => one[field] !== other[field])
const only = (fields: readonly Field[], contact: SupplierContactInput) =>
  Object.fromEntries(fields.map(field => [field, contact[field]]))

const spelled = ({ postal_code, address, phone_number, email_address, representative_name }: SupplierContactInput) => ({
  postal_code,
  address: tidy(address),
  phone_number: phoneDigits(phone_number ?? '') || null,
  email_address: spellEmail(email_address ?? '') || null,
  representative_name: tidy(representative_name),
})

function errorsOf({ business_form }: SupplierRow, contact: SupplierContactInput): FieldError[] {
  const { phone_number, email_address, representative_name } = contact
  const invalid = [
    phone_number !== null && !isPhoneNumber(phone_number) && 'phone_number',
    email_address !== null && !v.is(EmailAddress, email_address) && 'email_address',
    representative_name !== null && business_form === 1 && 'representative_name',
  ] as const
  return invalid.filter(field => field !== false).map(field => ({ field, message: contactMessages[field] }))
}
