import type { Corporation } from '@invoice-card/contracts'
import type { ExaminedRegistration, RegisterAnswer } from '@invoice-card/contracts/backoffice'
import { isSameCompanyName } from '@invoice-card/domain'
import { categoryName, type findExaminedCompany, listExaminedUsers } from '../../../identity/registrations/public.ts'
import { businessOf } from '../../../identity/users/public.ts'
import { findRegisterAnswer } from '../../../parties/corporations/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { actedBy } from './acted-by.ts'

type CompanyRow = NonNullable<Awaited<ReturnType<typeof findExaminedCompany>>>

/** Everything that a company gave when it registered, beside what the register has of it. */
export async function describeRegistration(services: Services, row: CompanyRow): Promise<ExaminedRegistration> {
  const { id, registration_status, review_reasons, business_form } = row
  const [users, is_frozen, register] = await Promise.all([
    listExaminedUsers(services.db, id),
    isCompanyFrozen(services.db, id),
    row.given_number === null ? null : findRegisterAnswer(services, row.given_number),
  ])
  const business = businessOf({ ...row, corporate_number: row.given_number })
  return {
    id,
    registration_status,
    review_reasons,
    reviewed_by: actedBy(row.reviewer_login, row.reviewer_name),
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    is_frozen,
    business_form,
    business_category: row.business_category_id === null ? null : categoryName(row.business_category_id),
    ...business,
    register,
    register_differences: differencesFrom(register, business.corporation),
    users: users.map(({ created_at, closed_at, ...user }) => ({
      ...user,
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
  }
}

function differencesFrom(
  register: RegisterAnswer | null,
  given: Corporation | undefined,
): ExaminedRegistration['register_differences'] {
  const registered = register?.corporation
  if (!registered || !given) return []
  const isNameAlike = isSameCompanyName(registered.name, given.corporate_name)
  return [
    ...(isNameAlike ? [] : (['corporate_name'] as const)),
    ...(['postal_code', 'address_state', 'address_city'] as const).filter(part => registered[part] !== given[part]),
  ]
}
