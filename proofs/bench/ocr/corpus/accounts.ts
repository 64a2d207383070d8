import { convertHolderKana, japanPostAccount, japanPostBankCode } from '@invoice-card/domain'
import type { NamedCode } from '../../../../api/src/parties/banks/bank-directory.ts'
import { readZengin } from '../../../../api/src/platform/zengin/zengin.ts'
import type { Random } from './random.ts'

/** Where the invoice asks to be paid to. */
export interface Account {
  readonly bank: NamedCode
  readonly branch: NamedCode
  readonly type: 1 | 2
  /** Seven digits. */
  readonly number: string
  /** As printed, in full-width kana. */
  readonly holder: string
  readonly holder_kana: string
  /** 記号 and 番号 of an account of Japan Post Bank. */
  readonly post: { readonly kigou: string; readonly bangou: string } | null
}

export type BankKind = 'major' | 'regional' | 'shinkin' | 'net' | 'post' | 'coop'

const codes: Readonly<Record<BankKind, readonly string[]>> = {
  major: ['0001', '0005', '0009', '0010', '0001', '0005', '0009'],
  regional: ['0116', '0138', '0149', '0130', '0152', '0169', '0177', '0501', '0190', '0133'],
  shinkin: ['1280', '1333', '1344', '1356', '1440', '1610', '1645', '1250'],
  net: ['0033', '0036', '0038', '0310', '0039'],
  post: [japanPostBankCode],
  coop: ['3066', '3068', '3086'],
}

const zengin = readZengin()
const named = ({ code, name }: { code: string; name: string }): NamedCode => ({
  code,
  name,
  short_name: name.replace(/(?:銀行|支店|店)$/, ''),
})
const branchesByBank = Map.groupBy(zengin.branches, branch => branch.bank_code)

/** The directory of banks that the product stores in its database, without one. */
export const banks = zengin.banks.map(named)
export const branchesOf = (bankCode: string): NamedCode[] => (branchesByBank.get(bankCode) ?? []).map(named)

/** @param isCurrent 当座, not 普通 */
export function makeAccount(random: Random, kind: BankKind, isCurrent: boolean, holder: string): Account {
  const bankCode = random.pick(codes[kind])
  const bank = banks.find(({ code }) => code === bankCode)
  if (!bank) throw new TypeError(`no bank ${bankCode}`)
  const post =
    kind === 'post'
      ? {
          kigou: `1${random.pick(['01', '12', '21', '41'])}${random.whole(1, 9)}0`,
          bangou: `${random.whole(1, 9)}${random.digits(6)}1`,
        }
      : null
  const postAccount = post && japanPostAccount(post.kigou, post.bangou)
  const branches = branchesOf(bankCode).filter(({ code, name }) =>
    postAccount
      ? code === postAccount.branch_code
      : kind === 'coop'
        ? !/^本[店所]$/.test(name) && name.length > 1
        : /支店$|営業部$/.test(name) && name.length < 9,
  )
  const converted = convertHolderKana(holder)
  if (!converted.is_converted) throw new TypeError(`${holder} is no holder`)
  return {
    bank,
    branch: random.pick(branches),
    type: isCurrent ? 2 : 1,
    number: postAccount?.account_number ?? `${random.whole(0, 9)}${random.digits(6)}`,
    holder,
    holder_kana: converted.holder_kana,
    post,
  }
}
