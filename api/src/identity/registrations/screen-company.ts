import type { CheckReason } from '@invoice-card/contracts'
import { isSameCompanyName } from '@invoice-card/domain'
import freeEmailDomains from 'free-email-domains'
import { loadCorporations, orUnknown } from '../../parties/corporations/public.ts'
import { isReservedName, isSuspiciousName } from '../../parties/names/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isNumberRegistered, isNumberStopped } from './company-store.ts'
import { reason } from './messages.ts'
import type { NewCompany } from './new-company.ts'

/** Why a person should check a company, or why it can't register at all. */
export async function screenCompany(
  services: Services,
  company: NewCompany,
  emailAddress: string,
): Promise<CheckReason[]> {
  const { corporate_number, name, transfer_person_name } = company
  const byName = [name, transfer_person_name, ...representativesOf(company)].some(isSuspiciousName)
    ? [reason('name_suspicious')]
    : []
  // A sole proprietor is in no register that could be asked.
  if (corporate_number === null) return [...byName, ...(isReservedName(name) ? [reason('name_reserved')] : [])]
  const byNumber = await screenNumber(services, corporate_number, name)
  return [...byNumber, ...byName, ...(isFreeMail(emailAddress) ? [reason('free_mail_address')] : [])]
}

/** They stand in the records that an examiner reads, and letters are addressed to them. */
const representativesOf = ({ corporation, sole_proprietor }: NewCompany): string[] => [
  ...(corporation ? [corporation.representative_name] : []),
  ...(sole_proprietor
    ? [`${sole_proprietor.representative_last_name} ${sole_proprietor.representative_first_name}`]
    : []),
]

async function screenNumber(services: Services, corporate_number: string, name: string): Promise<CheckReason[]> {
  // Only who proved an address gets here, and registering would say the same.
  if (await isNumberRegistered(services.db, corporate_number)) return [reason('corporate_number_registered')]
  if (await isNumberStopped(services.db, corporate_number)) return [reason('corporate_number_stopped')]
  const found = await orUnknown(services, loadCorporations(services, { corporate_number }))
  // A register that is down must not turn anybody away: a person looks instead.
  if (found === null) return [reason('corporate_number_unchecked')]
  const [listed] = found
  if (!listed) return [reason('corporate_number_unknown')]
  return isSameCompanyName(listed.name, name) ? [] : [reason('corporate_name_differs')]
}

const freeMailDomains = new Set(freeEmailDomains)
const isFreeMail = (emailAddress: string): boolean =>
  freeMailDomains.has(emailAddress.slice(emailAddress.lastIndexOf('@') + 1).toLowerCase())
