import type { Account, buyers } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const entered = {
  bank_code: '0005',
  branch_code: '001',
  account_type: 1,
  account_number: '4410932',
  account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
} as const
const account: Account = {
  id: 5,
  ...entered,
  bank_name: '三菱ＵＦＪ銀行',
  branch_name: '本店',
  created_at: '2026-11-20T01:00:00.000Z',
}

export const buyersExamples: ExamplesOf<typeof buyers> = {
  listDepositAccounts: { params: { id: 12 }, response: { accounts: [account] } },
  updateDepositAccount: {
    description:
      '`account_changed` answers a `known_account` that is no longer what is stored; a repeated call answers the account.',
    params: { id: 12, account_id: 5 },
    body: { ...entered, account_number: '7654321', known_account: entered },
    response: { ...account, account_number: '7654321' },
  },
  deleteDepositAccount: { params: { id: 12, account_id: 5 }, response: {} },
  createDepositAccount: { params: { id: 12 }, body: entered, response: account },
}
