import * as v from 'valibot'
import { Id, text, Timestamp } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'

/** Account types of the zengin format: 1 普通, 2 当座, 4 貯蓄. */
const AccountType = v.picklist([1, 2, 4])
/** A bank by its four digits (金融機関コード); the names are those of `searchBanks`. */
export const BankCode = v.pipe(v.string(), v.regex(/^\d{4}$/))
/** A branch within its bank, three digits (支店コード). */
const BranchCode = v.pipe(v.string(), v.regex(/^\d{3}$/))

/** A supplier's bank account as entered. */
export const AccountInput = v.object({
  bank_code: BankCode,
  branch_code: BranchCode,
  account_type: AccountType,
  account_number: v.pipe(v.string(), v.regex(/^\d{7}$/)),
  /** Zengin kana, at most 30 characters after conversion. */
  account_holder_kana: text(60),
})
export type AccountInput = v.InferOutput<typeof AccountInput>

/** A stored account, with the names of its bank and branch. */
export const Account = v.object({
  id: Id,
  ...AccountInput.entries,
  bank_name: v.string(),
  branch_name: v.string(),
  created_at: Timestamp,
})
export type Account = v.InferOutput<typeof Account>

/** `wo_became_o`: ヲ became オ. `cut`: more than 30 characters, the rest is left out. */
export const HolderKanaWarning = v.picklist(['wo_became_o', 'cut'])
export type HolderKanaWarning = v.InferOutput<typeof HolderKanaWarning>

/** What the form of an account needs besides banks: the holder in zengin kana (docs/product.md#formats). */
export const accounts = defineContract({
  convertHolderKana: {
    method: 'POST',
    path: '/api/v1/accounts/holder_kana',
    limit: callLimits.screen,
    summary: 'Turn a company or person name in kana into the form that bank transfers use',
    body: v.object({ name: text(100) }),
    response: v.object({
      holder_kana: v.string(),
      /** What was changed in a way the user should check. */
      warnings: v.array(HolderKanaWarning),
    }),
    errors: { holder_not_convertible: 422 },
  },
})
