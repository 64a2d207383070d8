import type { CorporationInput, SoleProprietorInput, UserInformation } from '@invoice-card/contracts'
import {
  checkFields,
  corporationRules,
  soleProprietorRules,
  type CheckedFields,
  type FieldErrorMessage,
} from '@invoice-card/domain/registration'
import type { CorporationDetails, SoleProprietorDetails } from '../../platform/database/public.ts'

/** A company as its row stores it, before it has one. */
export interface NewCompany {
  readonly business_form: 1 | 2
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string | null
  readonly transfer_person_name: string
  readonly corporation: CorporationDetails | null
  readonly sole_proprietor: SoleProprietorDetails | null
}

/** What a caller gave of a company: the object of its business form. */
export type CompanyInput =
  | { readonly business_form: 1; readonly corporation: CorporationInput }
  | { readonly business_form: 2; readonly sole_proprietor: SoleProprietorInput }

type Read =
  | { readonly isValid: true; readonly company: NewCompany }
  | { readonly isValid: false; readonly errors: readonly FieldErrorMessage[] }

/** Reads a company by the rules of the form; its errors name the field inside the object of the business form. */
export function readCompany(input: CompanyInput, today: string): Read {
  if (input.business_form === 1) {
    const checked = checkFields(corporationRules, input.corporation, today)
    return checked.isValid
      ? { isValid: true, company: ofCorporation(checked.values) }
      : { isValid: false, errors: within('corporation', checked.errors) }
  }
  const checked = checkFields(soleProprietorRules, input.sole_proprietor, today)
  return checked.isValid
    ? { isValid: true, company: ofSoleProprietor(checked.values) }
    : { isValid: false, errors: within('sole_proprietor', checked.errors) }
}

/**
 * Reads changes of a company that is there. Unchanged fields are not checked again: by the rules of their time they
 * were valid.
 * @param changes fields of the object of its form; an empty one that may be is taken away
 */
export function readChanges({ corporation, sole_proprietor }: Business, changes: Values, today: string): Read {
  const [object, rules] = corporation
    ? (['corporation', corporationRules] as const)
    : (['sole_proprietor', soleProprietorRules] as const)
  const isChanged = ([field]: [string, unknown]) => changes[field] !== undefined
  const checked = checkFields(Object.fromEntries(Object.entries(rules).filter(isChanged)), changes, today)
  if (!checked.isValid) return { isValid: false, errors: within(object, checked.errors) }
  const staying = Object.entries(corporation ?? sole_proprietor ?? {}).filter(entry => !isChanged(entry))
  // All fields of the form: those that stay and those that were checked.
  const values = { ...Object.fromEntries(staying), ...checked.values } as unknown
  return {
    isValid: true,
    company: corporation
      ? ofCorporation(values as CheckedFields<typeof corporationRules>)
      : ofSoleProprietor(values as CheckedFields<typeof soleProprietorRules>),
  }
}

type Business = Pick<UserInformation, 'corporation' | 'sole_proprietor'>
type Values = Readonly<Record<string, string | undefined>>

const within = (object: string, errors: readonly FieldErrorMessage[]): FieldErrorMessage[] =>
  errors.map(({ field, message }) => ({ field: `${object}.${field}`, message }))

const ofCorporation = ({
  corporate_name,
  corporate_name_kana,
  corporate_number,
  transfer_person_name,
  ...details
}: CheckedFields<typeof corporationRules>): NewCompany => ({
  business_form: 1,
  name: corporate_name,
  name_kana: corporate_name_kana,
  corporate_number,
  transfer_person_name,
  corporation: details,
  sole_proprietor: null,
})

const ofSoleProprietor = ({
  business_name,
  business_name_kana,
  transfer_person_name,
  ...details
}: CheckedFields<typeof soleProprietorRules>): NewCompany => ({
  business_form: 2,
  name: business_name,
  name_kana: business_name_kana,
  corporate_number: null,
  transfer_person_name,
  corporation: null,
  sole_proprietor: details,
})
