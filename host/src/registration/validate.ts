import { japanDay } from '@invoice-card/domain'
import { checkFields, corporationRules, registrationMessages, soleProprietorRules, userRules, type FieldFault, type FieldRule } from '@invoice-card/domain/registration'
import type { RegistrationValues } from './flow-state.ts'

export const objectOf = ({ business_form }: Pick<RegistrationValues, 'business_form'>) => business_form === '1' ? 'corporation' as const : 'sole_proprietor' as const
export const rulesOf = (values: Pick<RegistrationValues, 'business_form'>) => values.business_form === '1' ? corporationRules : soleProprietorRules

const rules: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = { corporation: corporationRules, sole_proprietor: soleProprietorRules }

/** The rule of a field by its path, e.g. `corporation.postal_code`. */
export function ruleOf(path: string): FieldRule | undefined {
  const [object = '', name] = path.split('.')
  return name === undefined ? (userRules as Readonly<Record<string, FieldRule>>)[object] : rules[object]?.[name]
}

/** What is wrong with a registration, by the field's path; the rules are the server's own. */
export function faultsOf(values: RegistrationValues): FieldFault[] {
  const today = japanDay(new Date())
  const person = checkFields(userRules, values, today)
  const object = objectOf(values)
  const company = checkFields(rulesOf(values), values[object], today)
  return [
    ...(person.isValid ? [] : person.faults),
    ...(company.isValid ? [] : company.faults.map(({ field, message }) => ({ field: `${object}.${field}`, message }))),
    ...(values.is_terms_agreed ? [] : [{ field: 'is_terms_agreed', message: registrationMessages.termsNotAgreed }]),
  ]
}
