/** Japan Post Bank (ゆうちょ銀行), whose branch and account numbers are derived from 記号 and 番号. */
export const japanPostBankCode = '9900'

/** The eight major banks offered first (docs/product.md#reference-data), by zengin code. */
export const majorBanks = [
  { code: '0001', name: 'みずほ銀行' },
  { code: '0005', name: '三菱UFJ銀行' },
  { code: '0009', name: '三井住友銀行' },
  { code: '0010', name: 'りそな銀行' },
  { code: '0036', name: '楽天銀行' },
  // Renamed from 住信SBIネット銀行 in August 2026.
  { code: '0038', name: 'ドコモSMTBネット銀行' },
  { code: '0294', name: '三井住友信託銀行' },
  { code: japanPostBankCode, name: 'ゆうちょ銀行' },
] as const

/** The four banks of one group (docs/product.md#reference-data): りそな, 埼玉りそな, 関西みらい, みなと. */
export const groupBankCodes = ['0010', '0017', '0159', '0562'] as const

/** Account types of the zengin format (docs/product.md#reference-data): 1 普通, 2 当座, 4 貯蓄. */
export const accountTypes = [
  { value: 1, name: '普通' },
  { value: 2, name: '当座' },
  { value: 4, name: '貯蓄' },
] as const
/** Digit of an account type in the zengin format. */
export type AccountTypeValue = (typeof accountTypes)[number]['value']

/** 普通, 当座 or 貯蓄. */
export const accountTypeName = (value: AccountTypeValue): string =>
  accountTypes.find(type => type.value === value)?.name ?? ''

interface NamedAccount {
  readonly bank_name: string
  readonly branch_name: string
  readonly account_type: AccountTypeValue
  readonly account_number: string
}

/**
 * An account in one line: bank, branch, type and number.
 * @example 'みずほ銀行 東京営業部 普通 1234567'
 */
export const accountLine = ({ bank_name, branch_name, account_type, account_number }: NamedAccount): string =>
  [bank_name, branch_name, accountTypeName(account_type), account_number].join(' ')

const isMajorBank = (code: string): boolean => majorBanks.some(bank => bank.code === code)
const majorRank = (code: string): number =>
  isMajorBank(code) ? majorBanks.findIndex(bank => bank.code === code) : majorBanks.length

/** Sorts major banks first in the order of the specification, then by code. */
export const compareBankCodes = (a: string, b: string): number => majorRank(a) - majorRank(b) || a.localeCompare(b)
