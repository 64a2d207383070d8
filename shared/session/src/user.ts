import { store } from './store.ts'
import { sessionAtom } from './stored-atom.ts'

/** SPEC §3 Login user, minus the company's details that only the account screens read. */
export interface LoginUser {
  readonly emailAddress: string
  readonly userLastName: string
  readonly userFirstName: string
  readonly buyerId: number
  /** 1 corporation, 2 sole proprietor. */
  readonly businessForm: 1 | 2
  /** Corporate name or trade name. */
  readonly companyName: string
  readonly transferPersonName: string
  readonly phoneNumber: string
  readonly externalIntegrationClientIds: readonly string[]
}

/** SPEC §3 User stats: the 13 counts behind the header. */
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
}

export const emptyStats: UserStats = {
  paymentsActionRequired: 0, paymentsReview: 0, paymentsReserved: 0, paymentsHistory: 0, paymentsDraft: 0, paymentsWaiting: 0,
  suppliersEnable: 0, suppliersDisable: 0, notificationUnread: 0,
  collectionsRequest: 0, collectionsDecided: 0, collectionsHistory: 0, collectionsDraft: 0,
}

export const loginUserAtom = sessionAtom<LoginUser | null>('loginUser', null)
/** The address that was just changed to; `/myaccount/edit-email-complete` shows itself only after a change. */
export const changedEmailAtom = sessionAtom<string | null>('changedEmail', null, (value): value is string => typeof value === 'string')
export const userStatsAtom = sessionAtom<UserStats>('userStats', emptyStats)

const noneHeard: readonly (keyof UserStats)[] = []
/** The counts that the server has told in this session: a 0 that nobody has told is no 0. */
export const heardStatsAtom = sessionAtom<readonly (keyof UserStats)[]>('heardStats', noneHeard, (value): value is (keyof UserStats)[] => Array.isArray(value))

/** Forgets the counts and that any were heard. */
export function clearStats(): void {
  store.set(userStatsAtom, emptyStats)
  store.set(heardStatsAtom, noneHeard)
}
