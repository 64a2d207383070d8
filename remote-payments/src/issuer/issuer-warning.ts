import type { ResponseOf, suppliers } from '@invoice-card/contracts'
import { isSameCompanyName } from '@invoice-card/domain'
import { formatDate } from '@invoice-card/ui'
import { messages } from './messages.ts'

type Issuer = ResponseOf<typeof suppliers.searchCorporations>['issuer']

/**
 * What the register says against the T number of a payee; undefined where nothing does, and while it is not known. A
 * payee without a name is compared with nobody.
 */
export function issuerWarning(issuer: Issuer | undefined, payeeName: string): string | undefined {
  if (issuer === undefined) return undefined
  if (issuer === null) return messages.unknown
  const { name, is_corporation, is_registered, ended_on, registered_on } = issuer
  if (!is_registered) return messages.ended(name, formatDate(ended_on ?? registered_on, { withWeekday: false }))
  // Of a sole proprietor the register often has the person's name alone, which no trade name resembles.
  if (!is_corporation || payeeName.trim() === '' || isSameCompanyName(name, payeeName)) return undefined
  return messages.otherName(name)
}
