import type { SupplierStatus } from '@invoice-card/contracts'
import { calls } from './calls.ts'

/** SPEC §9: suppliers that can be paid. */
const enabledSupplierStatuses: SupplierStatus[] = ['Approved', 'Escalation', 'Unapproved']

export const findSuppliers = async (word: string, signal?: AbortSignal) =>
  (await calls.suppliers.listSuppliers({ query: { from: 0, size: 20, status: enabledSupplierStatuses, search_word: word.slice(0, 100) } }, { signal })).suppliers

/** The name that the registry has for a corporate number, or null. */
export const registeredNameOf = async (corporate_number: string, signal?: AbortSignal): Promise<string | null> =>
  (await calls.suppliers.searchCorporations({ query: { corporate_number } }, { signal })).corporations[0]?.name ?? null
