import type { CheckReason } from '@invoice-card/contracts'
import { isSameCompanyName } from '@invoice-card/domain'
import { findCorporations, orUnknown } from '../../parties/corporations/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isNumberRegistered, isNumberStopped } from './company-store.ts'
import { checkReasons } from './messages.ts'
import type { NewCompany } from './new-company.ts'

/** Why a person should look at a company, or why it can't register at all; a sole proprietor is in no register that could be asked. */
export async function screenCompany(
  services: Services,
  { corporate_number, name }: NewCompany,
): Promise<CheckReason[]> {
  if (corporate_number === null) return []
  // Only who proved an address gets here, and registering would say the same.
  if (await isNumberRegistered(services.db, corporate_number)) return [reason('corporate_number_registered')]
  if (await isNumberStopped(services.db, corporate_number)) return [reason('corporate_number_stopped')]
  const found = await orUnknown(services, findCorporations(services, { corporate_number }))
  // A register that is down must not turn anybody away: a person looks instead.
  if (found === null) return [reason('corporate_number_unchecked')]
  const [listed] = found
  if (!listed) return [reason('corporate_number_unknown')]
  return isSameCompanyName(listed.name, name) ? [] : [reason('corporate_name_differs')]
}

const reason = (code: CheckReason['code']): CheckReason => ({ code, message: checkReasons[code] })
