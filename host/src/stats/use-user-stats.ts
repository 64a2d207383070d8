import { knownStatsAtom, userStatsAtom, type UserStats } from '@invoice-card/session'
import { useAtomValue } from 'jotai'

/** The counts as they were last heard. */
export const useUserStats = (): UserStats => useAtomValue(userStatsAtom)

/** A count for who shows it as a fact: null until the server has sent it. */
export const useReceivedStat = (name: keyof UserStats): number | null => useAtomValue(knownStatsAtom)[name] ?? null
