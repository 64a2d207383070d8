import {
  corporationRules,
  registrationMessages,
  soleProprietorRules,
  userRules,
  type FieldRule,
} from '@invoice-card/domain/registration'
import { rulesSchema } from '@invoice-card/form'
import * as v from 'valibot'
import type { RegistrationValues } from './flow-state.ts'

export const objectOf = ({ business_form }: Pick<RegistrationValues, 'business_form'>) =>
  business_form === '1' ? ('corporation' as const) : ('sole_proprietor' as const)
export const rulesOf = (values: Pick<RegistrationValues, 'business_form'>) =>
  values.business_form === '1' ? corporationRules : soleProprietorRules

const rules: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  corporation: corporationRules,
  sole_proprietor: soleProprietorRules,
}

/** The rule of a field by its path, e.g. `corporation.postal_code`. */
export function ruleOf(path: string): FieldRule | undefined {
  const [object = '', name] = path.split('.')
  return name === undefined ? (userRules as Readonly<Record<string, FieldRule>>)[object] : rules[object]?.[name]
}

const common = {
  ...rulesSchema(userRules).entries,
  is_terms_agreed: v.pipe(
    v.boolean(),
    v.check(isAgreed => isAgreed, registrationMessages.termsNotAgreed),
  ),
}
const schemas = {
  corporation: v.object({ ...common, corporation: rulesSchema(corporationRules) }),
  sole_proprietor: v.object({ ...common, sole_proprietor: rulesSchema(soleProprietorRules) }),
}

/** A registration by the server's own rules; of the two business forms only the chosen one is judged. */
export const registrationSchema = v.lazy(input => schemas[objectOf(input as RegistrationValues)])
