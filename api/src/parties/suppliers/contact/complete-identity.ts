import type { HandlerInput, Supplier, SupplierIdentityInput, SupplierStatus, suppliers } from '@invoice-card/contracts'
import { corporateNumberOf } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../../../platform/audit/public.ts'
import { type Db, inTransaction, isUniqueViolation } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { initialStatus } from '../adding/add-supplier.ts'
import { checkNewSupplier, detailsOf, type NewSupplierRefusal } from '../adding/check-new-supplier.ts'
import { identityMessages } from '../rows/messages.ts'
import { searchTextOf, spellKana } from '../rows/new-supplier.ts'
import { lockSupplier, setIdentity, type SupplierRow } from '../rows/store.ts'
import { supplierNow } from './supplier-now.ts'

type Input = HandlerInput<typeof suppliers.completeSupplierIdentity>
type Refuse = Input['refuse']

/**
 * Adds the kana or T number that a supplier was registered without, with the checks of a registration. A value that is
 * there stays: an examiner decided by it.
 */
export async function completeIdentity(
  { db: pool, session, now }: Context,
  id: number,
  typed: SupplierIdentityInput,
  refuse: Refuse,
): Promise<Supplier> {
  const { company_id, user_id } = session
  try {
    return await inTransaction(pool, async db => {
      const supplier = (await lockSupplier(db, company_id, id)) ?? refuse('supplier_not_found')
      const added = addedTo(supplier, typed)
      if (isOther(supplier, added)) refuse('supplier_identity_complete')
      const names = fieldNames.filter(field => added[field] !== undefined && added[field] !== supplier[field])
      // The call of a lost answer finds its own change.
      if (names.length === 0) return supplierNow(db, company_id, id)
      // Another number would make it unlike the one that was rejected.
      if (supplier.status === 'Rejected')
        refuse('supplier_not_allowed', { message: identityMessages.supplier_not_allowed })
      const complete = { ...supplier, ...added, corporate_number: supplier.corporate_number ?? added.corporate_number }
      if (names.includes('registration_number')) await requireAcceptable(db, complete, refuse)
      const { name_kana, corporate_number, registration_number } = complete
      const status = await statusAfter(db, supplier, complete)
      const at = now()
      const search_text = searchTextOf(complete)
      await setIdentity(db, id, { name_kana, corporate_number, registration_number, search_text, status }, at)
      await appendAudit(db, {
        chain: auditChainOf(company_id),
        at,
        actor: `user:${user_id}`,
        action: 'supplier.identity_completed',
        subject: `supplier:${id}`,
        detail: {
          added: Object.fromEntries(names.map(field => [field, complete[field]])),
          ...(status === supplier.status ? {} : { from: supplier.status, to: status }),
        },
      })
      return supplierNow(db, company_id, id)
    })
  } catch (error) {
    return isUniqueViolation(error) ? refuseNumber(refuse, 'supplier_already_exists') : Promise.reject(error)
  }
}

const fieldNames = ['name_kana', 'registration_number'] as const

const addedTo = ({ business_form }: SupplierRow, { name_kana, registration_number }: SupplierIdentityInput) => ({
  ...(name_kana === undefined ? {} : { name_kana: spellKana(name_kana) }),
  ...(registration_number === undefined ? {} : { registration_number }),
  corporate_number: business_form === 1 ? corporateNumberOf(registration_number ?? '') : null,
})
type Added = ReturnType<typeof addedTo>

const isOther = (supplier: SupplierRow, added: Added): boolean =>
  fieldNames.some(field => added[field] !== undefined && Boolean(supplier[field]) && added[field] !== supplier[field])

async function requireAcceptable(db: Db, complete: SupplierRow, refuse: Refuse): Promise<void> {
  const refusal = await checkNewSupplier(db, complete.company_id, complete)
  if (refusal === null || refusal.existing?.id === complete.id) return
  refuseNumber(refuse, refusal.code, detailsOf(refusal))
}

function refuseNumber(refuse: Refuse, code: NewSupplierRefusal['code'], details: object = {}): never {
  const message = identityMessages[code]
  return refuse(code, { ...details, fields: [{ field: 'registration_number', message }] })
}

/**
 * A number that nobody has examined is examined. One like a stopped supplier's is an examiner's to decide, whatever a
 * registration would begin with: payments are in progress by now.
 */
async function statusAfter(db: Db, supplier: SupplierRow, complete: SupplierRow): Promise<SupplierStatus> {
  const { status } = supplier
  if (numberOf(supplier) === numberOf(complete) || status === 'Escalation') return status
  return (await initialStatus(db, supplier.company_id, complete)) === 'Unapproved' ? 'Unapproved' : 'Escalation'
}

const numberOf = ({ corporate_number, registration_number }: SupplierRow): string | null =>
  corporate_number ?? registration_number?.slice(1) ?? null
