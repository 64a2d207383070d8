import type { RegistrationStatus } from '@invoice-card/contracts'
import { entryAtom, store } from '@invoice-card/session'

/** The registration as typed; texts of any width, empty where nothing was typed. */
export interface RegistrationValues {
  readonly business_form: '1' | '2'
  readonly user_last_name: string
  readonly user_first_name: string
  readonly phone_number: string
  readonly business_category_id: string
  readonly is_terms_agreed: boolean
  readonly corporation: Readonly<Record<string, string>>
  readonly sole_proprietor: Readonly<Record<string, string>>
}

export const emptyRegistration: RegistrationValues = {
  business_form: '1',
  user_last_name: '',
  user_first_name: '',
  phone_number: '',
  business_category_id: '',
  is_terms_agreed: false,
  corporation: {},
  sole_proprietor: {},
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What the accepted sign-up code was exchanged for; survives a reload, gone with the tab. */
export const registrationTokenAtom = entryAtom('registration.token', '', isText)
export const registrationAtom = entryAtom<RegistrationValues>('registration.values', emptyRegistration)
/** What the server refused at the end, by field of the form: shown there until the field changes. */
export const registrationRefusalsAtom = entryAtom<Readonly<Record<string, string>>>('registration.refusals', {})
/** How the registration ended, for the last screen. */
export const registrationResultAtom = entryAtom<RegistrationStatus | ''>(
  'registration.result',
  '',
  (value): value is RegistrationStatus | '' => isText(value),
)

/** The address whose sign-up the values were typed in, and that its code was sent to. */
export const registrationAddressAtom = entryAtom('registration.address', '', isText)

/** A sign-up begins: what was typed for another address is cleared, what was typed for this one is still there. */
export function beginRegistration(address: string): void {
  if (store.get(registrationAddressAtom) === address) return
  clearTyped()
  store.set(registrationResultAtom, '')
  store.set(registrationAddressAtom, address)
}

/** The user changes a field: what was refused was about another value. */
export function dropRefusalOf(field: string): void {
  const { [field]: _, ...others } = store.get(registrationRefusalsAtom)
  store.set(registrationRefusalsAtom, others)
}

/** The company is registered: nothing that was typed stays behind in the browser. */
export function finishRegistration(result: RegistrationStatus): void {
  clearTyped()
  store.set(registrationResultAtom, result)
}

function clearTyped(): void {
  store.set(registrationAtom, emptyRegistration)
  store.set(registrationRefusalsAtom, {})
  store.set(registrationTokenAtom, '')
  store.set(registrationAddressAtom, '')
}
