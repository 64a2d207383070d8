import { OpsError } from '../applications.ts'
import type { EnvironmentSet } from '../environment/set.ts'

type Toggles = EnvironmentSet['toggles']

/**
 * Toggles after `toggle NAME on|off`: for everybody, or with a corporate number for this company alone.
 * @throws OpsError for what cannot be switched.
 */
export function switched(toggles: Toggles, name: string | undefined, state: string | undefined, company: string | undefined): Toggles {
  if (!isToggle(toggles, name) || (state !== 'on' && state !== 'off')) {
    throw new OpsError(`Usage: ops toggle NAME on|off [--company NUMBER]. There are: ${Object.keys(toggles).join(', ')}`)
  }
  const toggle = toggles[name]
  if (company === undefined) return { ...toggles, [name]: { ...toggle, is_on: state === 'on' } }
  if (!/^\d{13}$/.test(company)) throw new OpsError(`${company} is no corporate number: it has 13 digits`)
  const others = toggle.excluded_corporate_numbers.filter(number => number !== company)
  return { ...toggles, [name]: { ...toggle, excluded_corporate_numbers: state === 'on' ? others : [...others, company] } }
}

/** What a toggle does to what was begun before. How much that is, only the database knows, which ops does not read. */
export function consequences(
  name: string | undefined, state: string | undefined, company: string | undefined,
): readonly string[] {
  if (name !== 'collections' || state !== 'off') return []
  if (company === undefined) {
    return [
      '  New requests stop. Those already out go on for both sides:',
      '  buyers link and pay them, sellers follow, mail and cancel them.',
    ]
  }
  return [
    `  Requests of ${company} that are out stop with it: it cannot follow them or name another account,`,
    '  and can link none that it gets.',
  ]
}

const isToggle = (toggles: Toggles, name: string | undefined): name is keyof Toggles => name !== undefined && Object.hasOwn(toggles, name)
