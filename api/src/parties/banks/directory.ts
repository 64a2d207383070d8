import type { Db } from '../../platform/database/public.ts'
import type { BankDirectory, NamedCode } from './bank-directory.ts'
import { listBanks, listBranches } from './store.ts'

/** The banks of the database as the invoice reader looks them up. */
export const createBankDirectory = (db: Db): BankDirectory => ({
  banks: async () => (await listBanks(db)).flatMap(bank => [named(bank), ...formerNames(bank)]),
  branchesOf: async bankCode => (await listBranches(db, bankCode)).map(named),
})

const named = ({ code, name }: { code: string; name: string }): NamedCode => ({
  code,
  name,
  short_name: name.replace(/(?:銀行|支店|店)$/, ''),
})

// Invoices print the old name for years.
const renamed: Readonly<Record<string, readonly string[]>> = {
  '0005': ['三菱東京UFJ銀行'],
  '0033': ['ジャパンネット銀行'],
  '0038': ['住信SBIネット銀行'],
  '0397': ['新生銀行'],
}
const formerNames = ({ code }: { code: string }): NamedCode[] =>
  (renamed[code] ?? []).map(name => named({ code, name }))
