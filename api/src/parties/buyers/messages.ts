import type { buyers } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { suppliersMessages } from '../suppliers/public.ts'

const { bank_not_found, branch_not_found, holder_not_convertible, account_already_exists, account_changed } =
  suppliersMessages

export const buyersMessages: Messages<typeof buyers> = {
  buyer_not_found: 'お探しの情報が見つかりませんでした。',
  bank_not_found,
  branch_not_found,
  holder_not_convertible,
  account_already_exists,
  account_changed,
  account_not_found: '入金先の口座が見つかりませんでした。画面を再読み込みしてください。',
  holder_is_not_own_company: '入金先には、貴社名義の口座を入力してください。',
  account_limit_reached: '入金先の口座は20件まで登録できます。',
}
