import type { Account } from '@invoice-card/contracts'
import { accountTypeName, displayKana } from '@invoice-card/domain'
import { CopyButton, DescriptionList, DescriptionRow } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.account

/** A bank account line by line. */
export const AccountFacts = ({
  account,
}: {
  account: Pick<
    Account,
    | 'bank_name'
    | 'bank_code'
    | 'branch_name'
    | 'branch_code'
    | 'account_type'
    | 'account_number'
    | 'account_holder_kana'
  >
}) => (
  <DescriptionList>
    <DescriptionRow term={words.bank}>
      {account.bank_name}（{account.bank_code}）
    </DescriptionRow>
    <DescriptionRow term={words.branch}>
      {account.branch_name}（{account.branch_code}）
    </DescriptionRow>
    <DescriptionRow term={words.type}>{accountTypeName(account.account_type)}</DescriptionRow>
    <DescriptionRow term={words.number}>
      {account.account_number} <CopyButton text={account.account_number} label={words.number} />
    </DescriptionRow>
    <DescriptionRow term={words.holder}>{displayKana(account.account_holder_kana)}</DescriptionRow>
  </DescriptionList>
)
