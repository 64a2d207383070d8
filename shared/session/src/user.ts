import { atom } from 'jotai'
import { store } from './store.ts'
import { sessionAtom } from './stored-atom.ts'
import { userAtomNames } from './tab-owner.ts'

/** A corporation (docs/product.md#companies-and-users), as the API names its fields. */
interface LoginCorporation {
  readonly corporate_name: string
  readonly corporate_name_kana: string
  readonly corporate_number: string
  readonly representative_name: string
  readonly representative_name_kana: string
  readonly postal_code: string
  readonly address_state: string
  readonly address_city: string
  readonly address_street: string
  readonly address_building_name?: string | undefined
  readonly representative_birthday: string
  readonly transfer_person_name: string
}

/** A sole proprietor (docs/product.md#companies-and-users), as the API names its fields. */
interface LoginSoleProprietor {
  readonly business_name: string
  readonly business_name_kana: string
  readonly representative_last_name: string
  readonly representative_first_name: string
  readonly representative_last_name_kana: string
  readonly representative_first_name_kana: string
  readonly representative_birthday: string
  readonly business_postal_code: string
  readonly business_address_state: string
  readonly business_address_city: string
  readonly business_address_street: string
  readonly business_address_building_name?: string | undefined
  readonly home_postal_code: string
  readonly home_address_state: string
  readonly home_address_city: string
  readonly home_address_street: string
  readonly home_address_building_name?: string | undefined
  readonly transfer_person_name: string
}

/** The signed-in user (docs/product.md#companies-and-users); exactly one of the two business objects is there. */
export interface LoginUser {
  readonly emailAddress: string
  readonly userLastName: string
  readonly userFirstName: string
  readonly buyerId: number
  /** 1 corporation, 2 sole proprietor. */
  readonly businessForm: 1 | 2
  readonly corporation?: LoginCorporation | undefined
  readonly soleProprietor?: LoginSoleProprietor | undefined
  /** Corporate name or trade name. */
  readonly companyName: string
  readonly transferPersonName: string
  readonly phoneNumber: string
  readonly externalIntegrationClientIds: readonly string[]
}

/** The 13 counts (docs/product.md#counts) behind the header, and how many requests wait for another account. */
export interface UserStats {
  readonly paymentsActionRequired: number
  readonly paymentsReview: number
  readonly paymentsReserved: number
  readonly paymentsHistory: number
  readonly paymentsDraft: number
  readonly paymentsWaiting: number
  readonly suppliersEnable: number
  readonly suppliersDisable: number
  readonly notificationUnread: number
  readonly collectionsRequest: number
  readonly collectionsDecided: number
  readonly collectionsHistory: number
  readonly collectionsDraft: number
  readonly collectionsAccountRequired: number
}

/** No counts: what is there before the server has sent any. */
export const emptyStats: UserStats = {
  paymentsActionRequired: 0,
  paymentsReview: 0,
  paymentsReserved: 0,
  paymentsHistory: 0,
  paymentsDraft: 0,
  paymentsWaiting: 0,
  suppliersEnable: 0,
  suppliersDisable: 0,
  notificationUnread: 0,
  collectionsRequest: 0,
  collectionsDecided: 0,
  collectionsHistory: 0,
  collectionsDraft: 0,
  collectionsAccountRequired: 0,
}

/** The signed-in user; null where nobody is, or where the user is not loaded yet. */
export const loginUserAtom = sessionAtom<LoginUser | null>(userAtomNames.loginUser, null)
/** The address that was just changed to; `/myaccount/edit-email-complete` shows itself only after a change. */
export const changedEmailAtom = sessionAtom<string | null>(
  userAtomNames.changedEmail,
  null,
  (value): value is string => typeof value === 'string',
)
/** The account was just closed in this tab; `/leave-complete` shows itself only after that. */
export const closedAccountAtom = sessionAtom(
  userAtomNames.closedAccount,
  false,
  (value): value is boolean => value === true,
)
/** The counts as the server sent them last, and 0 for those that it has not sent (`receivedStatsAtom`). */
export const userStatsAtom = sessionAtom<UserStats>(userAtomNames.userStats, emptyStats)

/** E-mail address of who is signed in; null where nobody is. What one user began is not for the next one of the tab. */
export const signedInUser = (): string | null => store.get(loginUserAtom)?.emailAddress ?? null

const noneReceived: readonly (keyof UserStats)[] = []
/** The counts that the server has sent in this session: a 0 that nobody has sent is no 0. */
export const receivedStatsAtom = sessionAtom<readonly (keyof UserStats)[]>(
  userAtomNames.receivedStats,
  noneReceived,
  (value): value is (keyof UserStats)[] => Array.isArray(value),
)

/** The counts that the server has sent in this session, without the others: for who shows them as facts. */
export const knownStatsAtom = atom((get): Partial<UserStats> => {
  const stats = get(userStatsAtom)
  return Object.fromEntries(get(receivedStatsAtom).map(name => [name, stats[name]]))
})

/** Clears the counts and that any were heard. */
export function clearStats(): void {
  store.set(userStatsAtom, emptyStats)
  store.set(receivedStatsAtom, noneReceived)
}
