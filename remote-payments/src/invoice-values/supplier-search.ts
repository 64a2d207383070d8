import { maxSearchWordLength } from '@invoice-card/contracts'
import { enabledSupplierStatuses, frozenWord } from '@invoice-card/domain'
import type { ComboboxOption } from '@invoice-card/ui'
import { calls } from '../calls.ts'

/** Suppliers that can be paid. */
export const findSuppliers = async (word: string, signal?: AbortSignal) =>
  (
    await calls.suppliers.listSuppliers(
      {
        query: {
          from: 0,
          size: 20,
          status: [...enabledSupplierStatuses],
          search_word: word.slice(0, maxSearchWordLength),
        },
      },
      { signal },
    )
  ).suppliers

/** The name that the registry has for a corporate number, or null. */
export const registeredNameOf = async (corporate_number: string, signal?: AbortSignal): Promise<string | null> =>
  (await calls.suppliers.searchCorporations({ query: { corporate_number } }, { signal })).corporations[0]?.name ?? null

/** Registered suppliers as answers of a search field. */
export const searchSuppliers = async (word: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
  (await findSuppliers(word, signal)).map(({ id, name, name_kana, corporate_number, is_frozen = false }) => ({
    value: String(id),
    label: name,
    description: [is_frozen && frozenWord, name_kana, corporate_number && `法人番号 ${corporate_number}`]
      .filter(Boolean)
      .join('　'),
    isDisabled: is_frozen,
  }))
