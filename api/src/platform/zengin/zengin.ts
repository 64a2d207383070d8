import { japanPostBankCode, normalizeText, toKatakana } from '@invoice-card/domain'
import { createRequire } from 'node:module'

interface ZenginBranch {
  readonly code: string
  readonly name: string
  readonly kana: string
}
interface ZenginBank extends ZenginBranch {
  readonly branches: Readonly<Record<string, ZenginBranch>>
}

export interface BankRow {
  readonly code: string
  readonly name: string
  readonly name_kana: string
  readonly search_name: string
  readonly search_kana: string
}
export interface BranchRow extends BankRow {
  readonly bank_code: string
}

const require = createRequire(import.meta.url)

/** Edition of the zengin data at hand, as its package names it. */
export const zenginEdition = (): string => (require('zengin-code/package.json') as { version: string }).version

/** All banks and branches of the zengin data with the names people use: the data itself lacks 銀行 and 支店. */
export function readZengin(): { banks: BankRow[]; branches: BranchRow[] } {
  // 53 MB once parsed: read only when the tables are filled, and not stored.
  const data = Object.values(require('zengin-code') as Readonly<Record<string, ZenginBank>>)
  for (const file of Object.keys(require.cache)) if (file.includes('zengin-')) delete require.cache[file]
  return {
    banks: data.map(bank => rowOf(bank, bankName(bank))),
    branches: data.flatMap(bank =>
      Object.values(bank.branches).map(branch => ({
        bank_code: bank.code,
        ...rowOf(branch, branchName(bank, branch)),
      })),
    ),
  }
}

const rowOf = ({ code, name, kana }: ZenginBranch, fullName: string): BankRow => ({
  code,
  name: fullName,
  name_kana: normalizeText(kana).replaceAll('-', 'ー'),
  search_name: searchable(name),
  search_kana: searchable(kana),
})

/** One spelling for names, kana and what users type: one width, katakana, large kana, no spaces and marks. */
export const searchable = (text: string): string =>
  toKatakana(normalizeText(text))
    .toUpperCase()
    .replace(/[ァィゥェォッャュョヮ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 1))
    .replace(/[\s・.\-ー－‐]/g, '')

/**
 * How a search word is compared with `search_name` and `search_kana`: long forms as the data abbreviates them, 銀行 and
 * 支店 left out.
 */
export const searchWordOf = (typed: string): string =>
  Object.entries(fullForms)
    .reduce((text, [short, full]) => text.replace(full, short), searchable(typed))
    .replace(/(?:銀行|支店)$/, '')

const fullForms = {
  信金: '信用金庫',
  信組: '信用組合',
  労金: '労働金庫',
  農協: '農業協同組合',
  漁協: '漁業協同組合',
} as const

function bankName({ code, name }: ZenginBank): string {
  const written = normalizeText(name)
  const short = written.slice(-2) as keyof typeof fullForms
  if (fullForms[short]) return `${written.slice(0, -2)}${fullForms[short]}`
  const isBank = code < '1000' || code === japanPostBankCode
  return isBank && !/銀行$|金庫$|機構$|バンク$/.test(written) ? `${written}銀行` : written
}

// Co-operatives call their branches 支店, 支所 or 事業所; the data doesn't say which.
const isCooperative = (code: string): boolean => code >= '3000' && code !== japanPostBankCode

function branchName({ code: bankCode }: ZenginBank, { name }: ZenginBranch): string {
  const written = normalizeText(name)
  if (bankCode === japanPostBankCode) return `${written}店`
  return isCooperative(bankCode) || /[部店所課室]$|センター$|プラザ$|支店/.test(written) ? written : `${written}支店`
}
