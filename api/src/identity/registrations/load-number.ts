import { isCorporateNumber } from '@invoice-card/domain'
import { corporationRules } from '@invoice-card/domain/registration'
import type { CheckReason } from '@invoice-card/contracts'
import { loadCorporations, orUnknown } from '../../parties/corporations/public.ts'
import { countLimitUse } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isNumberRegistered } from './company-store.ts'
import { reason } from './messages.ts'
import type { CompanyInput } from './new-company.ts'

/** A corporate number with what the register says of it; `listed` is null where the register does not answer. */
export interface LoadedNumber {
  readonly corporate_number: string
  readonly listed: Awaited<ReturnType<typeof loadCorporations>> | null
}

/** Asks the register about the number of a half-filled form; null where it has none. */
export async function loadNumber(services: Services, input: CompanyInput): Promise<LoadedNumber | null> {
  if (input.business_form === 2) return null
  const corporate_number = corporationRules.corporate_number.normalize(input.corporation.corporate_number ?? '')
  if (!isCorporateNumber(corporate_number)) return null
  return { corporate_number, listed: await orUnknown(services, loadCorporations(services, { corporate_number })) }
}

// A form asks a few times; more would list who is a customer faster than registering does.
const askedPerSignUp = { max: 30, windowSeconds: 24 * 3_600 }

/** Checks a number before the form is complete, as the screening would. Counts each check. */
export async function checkNumber(
  { db, now }: Services,
  signUpId: number,
  found: LoadedNumber | null,
): Promise<CheckReason[]> {
  if (!found) return []
  const { count } = await countLimitUse(db, { key: `registered-number:${signUpId}`, ...askedPerSignUp }, now())
  const isWithinLimit = count <= askedPerSignUp.max
  if (isWithinLimit && (await isNumberRegistered(db, found.corporate_number)))
    return [reason('corporate_number_registered')]
  return found.listed?.length === 0 ? [reason('corporate_number_unknown')] : []
}
