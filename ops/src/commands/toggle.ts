import { OpsError } from '../applications.ts'
import type { Toggles } from '@invoice-card/environment/schema'

/** What was asked for at the command line. */
interface Switch { readonly name: string | undefined, readonly state: string | undefined, readonly company: string | undefined }

/**
 * Toggles after `toggle NAME on|off`: for everybody, or with a corporate number for this company alone.
 * @throws OpsError for what cannot be switched.
 */
export function switched(toggles: Toggles, { name = '', state, company }: Switch): Toggles {
  const toggle = Object.hasOwn(toggles, name) ? toggles[name] : undefined
  if (!toggle || (state !== 'on' && state !== 'off')) {
    throw new OpsError(`Usage: ops toggle NAME on|off [--company NUMBER]. There are: ${Object.keys(toggles).join(', ')}`)
  }
  if (company === undefined) return { ...toggles, [name]: { ...toggle, is_on: state === 'on' } }
  if (!/^\d{13}$/.test(company)) throw new OpsError(`${company} is no corporate number: it has 13 digits`)
  const others = toggle.excluded_corporate_numbers.filter(number => number !== company)
  return { ...toggles, [name]: { ...toggle, excluded_corporate_numbers: state === 'on' ? others : [...others, company] } }
}

/** What a toggle does to what was begun before. How much that is, only the database knows, which ops does not read. */
export function consequences(toggles: Toggles, { name = '', state, company }: Switch): readonly string[] {
  if (state !== 'off') return []
  if (company !== undefined) return [`  All of ${name} stops for ${company}, also what it has begun.`]
  return toggles[name]?.when_off === 'new'
    ? [`  What is new in ${name} stops. What was begun goes on, for everybody who has a part in it.`]
    : [`  All of ${name} stops: its menu entry and its addresses are gone at once, and its calls are refused.`]
}
