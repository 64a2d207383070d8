import { majorBanks } from '@invoice-card/domain'
import type { ComboboxOption } from '@invoice-card/ui'

/** A bank, or a branch of one. */
export interface FoundBank {
  readonly code: string
  readonly name: string
  readonly name_kana: string
}

/** Looks up banks by name, kana or code; with `bankCode` the branches of that bank. */
export type BankSearch = (word: string, signal: AbortSignal, bankCode?: string) => Promise<readonly FoundBank[]>

interface BankCalls {
  readonly searchBanks: (
    input: { readonly query: { readonly search_word: string; readonly bank_code: string | undefined } },
    options: { readonly signal: AbortSignal },
  ) => Promise<{ readonly banks: readonly FoundBank[] }>
}

/** The search by a remote's own calls. */
export const bankSearch =
  (calls: BankCalls): BankSearch =>
  async (search_word, signal, bank_code) =>
    (await calls.searchBanks({ query: { search_word, bank_code } }, { signal })).banks

// The API refuses longer words.
const longestWord = 50
const majorBankOptions: readonly ComboboxOption[] = majorBanks.map(({ code, name }) => ({
  value: code,
  label: name,
  description: code,
}))
const toOption = ({ code, name, name_kana }: FoundBank): ComboboxOption => ({
  value: code,
  label: name,
  description: `${code}　${name_kana.normalize('NFKC')}`,
})

/** Banks to choose from: the eight major ones (docs/product.md#reference-data) while nothing is typed. */
export const bankOptions = async (
  search: BankSearch,
  word: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> =>
  word.trim() === '' ? majorBankOptions : (await search(word.slice(0, longestWord), signal)).map(toOption)

/** Branches of a bank to choose from; none while no bank is chosen. */
export const branchOptions = async (
  search: BankSearch,
  bankCode: string,
  word: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> =>
  bankCode === '' ? [] : (await search(word.slice(0, longestWord), signal, bankCode)).map(toOption)
