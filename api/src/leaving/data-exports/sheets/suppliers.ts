import type { AccountInput } from '@invoice-card/contracts'
import { accountTypeName, supplierStatusNames } from '@invoice-card/domain'
import { csvTimeOf } from '../../../platform/list-files/public.ts'
import { type Cell, sheetOf } from './sheet.ts'
import { readAccountChanges, readAccounts, readDepositAccounts, readSuppliers } from './suppliers-store.ts'

const forms = { 1: '法人', 2: '個人事業主' } as const

/** Suppliers that were deleted stand behind payments and are there as well. */
const suppliersSheet = sheetOf('取引先', readSuppliers, {
  取引先番号: ({ id }) => id,
  取引先名: ({ name }) => name,
  '取引先名（カナ）': ({ name_kana }) => name_kana,
  事業形態: ({ business_form }) => forms[business_form],
  法人番号: ({ corporate_number }) => corporate_number,
  '登録番号（T番号）': ({ registration_number }) => registration_number,
  代表者名: ({ representative_name }) => representative_name,
  郵便番号: ({ postal_code }) => postal_code,
  所在地: ({ address }) => address,
  電話番号: ({ phone_number }) => phone_number,
  メールアドレス: ({ email_address }) => email_address,
  状態: ({ status }) => supplierStatusNames[status],
  登録日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  削除日時: ({ deleted_at }) => csvTimeOf(deleted_at),
})

const accountColumns = {
  銀行コード: ({ bank_code }: AccountInput): Cell => bank_code,
  支店コード: ({ branch_code }: AccountInput): Cell => branch_code,
  預金種目: ({ account_type }: AccountInput): Cell => accountTypeName(account_type),
  口座番号: ({ account_number }: AccountInput): Cell => account_number,
  口座名義: ({ account_holder_kana }: AccountInput): Cell => account_holder_kana,
}

const accountsSheet = sheetOf('取引先の口座', readAccounts, {
  口座の管理番号: ({ id }) => id,
  取引先番号: ({ supplier_id }) => supplier_id,
  取引先名: ({ supplier_name }) => supplier_name,
  ...accountColumns,
  登録日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  削除日時: ({ deleted_at }) => csvTimeOf(deleted_at),
})

const accountText = (account: AccountInput | null): Cell =>
  account &&
  [
    account.bank_code,
    account.branch_code,
    accountTypeName(account.account_type),
    account.account_number,
    account.account_holder_kana,
  ].join(' ')

const accountChangesSheet = sheetOf('取引先の口座の変更履歴', readAccountChanges, {
  取引先名: ({ supplier_name }) => supplier_name,
  口座の管理番号: ({ account_id }) => account_id,
  変更前: ({ before }) => accountText(before),
  変更後: ({ after }) => accountText(after),
  変更した方: ({ changed_by }) => changed_by,
  変更日時: ({ changed_at }) => csvTimeOf(changed_at),
})

const depositAccountsSheet = sheetOf('入金先の口座', readDepositAccounts, {
  口座の管理番号: ({ id }) => id,
  ...accountColumns,
  登録日時: ({ created_at }) => csvTimeOf(created_at),
})

export const supplierSheets = [suppliersSheet, accountsSheet, accountChangesSheet, depositAccountsSheet]
