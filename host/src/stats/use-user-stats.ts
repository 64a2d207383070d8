import { userStatsAtom, type UserStats } from '@invoice-card/session'
import { useAtomValue } from 'jotai'

/** The 13 counts as they were last heard. */
export const useUserStats = (): UserStats => useAtomValue(userStatsAtom)
