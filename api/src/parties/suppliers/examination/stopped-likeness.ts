import type { SupplierStatus } from '@invoice-card/contracts'
import type { NewSupplier } from '../rows/new-supplier.ts'

/** What distinguishes one supplier from another. */
type Identity = Pick<NewSupplier, 'business_form' | 'corporate_number' | 'registration_number' | 'comparable_name'>
type Likeness = 'same' | 'alike' | 'other'

/**
 * The status that a new supplier begins with, by what was decided about others before, deleted or not: nobody leaves a
 * decision by registering once more. One that only has the same name may be a namesake, about which an examiner
 * decides.
 */
export function initialStatusOf(
  added: Identity,
  stopped: readonly (Identity & { readonly status: SupplierStatus })[],
): SupplierStatus {
  const known = stopped
    .map(before => ({ status: before.status, likeness: likenessOf(before, added) }))
    .filter(({ likeness }) => likeness !== 'other')
  if (known.some(({ status, likeness }) => status === 'Rejected' && likeness === 'same')) return 'Rejected'
  return known.length > 0 ? 'Escalation' : 'Unapproved'
}

const numberOf = ({ corporate_number, registration_number }: Identity): string | null =>
  corporate_number ?? registration_number?.slice(1) ?? null

function likenessOf(before: Identity, added: Identity): Likeness {
  const [one, two] = [numberOf(before), numberOf(added)]
  if (one !== null && one === two) return 'same'
  if (before.corporate_number !== null && added.corporate_number !== null) return 'other'
  if (before.comparable_name !== added.comparable_name) return 'other'
  // A T number that is no corporation's is not checked: another one is no proof of another business.
  const isDistinct =
    (one !== null && two !== null) ||
    before.corporate_number !== null ||
    added.corporate_number !== null ||
    before.business_form !== added.business_form
  return isDistinct ? 'alike' : 'same'
}
