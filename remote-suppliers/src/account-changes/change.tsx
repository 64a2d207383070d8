import type { AccountInput, SupplierAccountChange } from '@invoice-card/contracts'
import { accountTypeName, displayKana } from '@invoice-card/domain'
import {
  Card,
  DateText,
  DescriptionList,
  DescriptionRow,
  formatDate,
  HStack,
  Section,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages as commonMessages } from '../common/messages.ts'
import { supplierStatusWords } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'
import { bankNameQuery } from './query.ts'

interface ChangedField {
  readonly key: string
  readonly label: string
  readonly valueOf: (account: AccountInput) => ReactNode
  readonly textOf: (account: AccountInput) => string
}

const words = commonMessages.account
const fields: readonly ChangedField[] = [
  {
    key: 'bank',
    label: words.bank,
    textOf: ({ bank_code }) => bank_code,
    valueOf: ({ bank_code }) => <BankName bankCode={bank_code} />,
  },
  // A branch of another bank is another branch, though its code be the same.
  {
    key: 'branch',
    label: words.branch,
    textOf: ({ bank_code, branch_code }) => bank_code + branch_code,
    valueOf: ({ bank_code, branch_code }) => <BankName bankCode={bank_code} branchCode={branch_code} />,
  },
  ...(
    [
      ['type', words.type, ({ account_type }) => accountTypeName(account_type)],
      ['number', words.number, ({ account_number }) => account_number],
      ['holder', words.holder, ({ account_holder_kana }) => displayKana(account_holder_kana)],
    ] satisfies [string, string, (account: AccountInput) => string][]
  ).map(([key, label, textOf]) => ({ key, label, textOf, valueOf: textOf })),
]

/** One change of an account: when, who, from what to what, and what became of the supplier. */
export function AccountChange({
  change: {
    kind,
    before,
    after,
    changed_by,
    changed_at,
    unapproved_because,
    supplier_status_before,
    supplier_status_after,
  },
}: {
  change: SupplierAccountChange
}) {
  const isStatusChanged =
    supplier_status_before !== null &&
    supplier_status_after !== null &&
    supplier_status_before !== supplier_status_after
  return (
    <Section
      title={messages.kinds[kind]}
      actions={
        <HStack gap="4">
          <DateText value={changed_at} withTime />
          <Text as="span" tone="muted">
            {messages.by(changed_by)}
          </Text>
        </HStack>
      }
    >
      <Stack gap="3">
        {before && after ? (
          <ChangedFields
            caption={messages.caption(formatDate(changed_at, { withTime: true }))}
            before={before}
            after={after}
          />
        ) : (
          <WholeAccount account={before ?? after} />
        )}
        {isStatusChanged && (
          <Text size="sm">
            {messages.status(
              supplierStatusWords[supplier_status_before].label,
              supplierStatusWords[supplier_status_after].label,
            )}
          </Text>
        )}
        {unapproved_because && (
          <Text size="sm" tone="muted">
            {messages.because[unapproved_because]}
          </Text>
        )}
      </Stack>
    </Section>
  )
}

/** An account that was added or deleted. */
const WholeAccount = ({ account }: { account: AccountInput | null }) =>
  account && (
    <Card>
      <DescriptionList>
        {fields.map(({ key, label, valueOf }) => (
          <DescriptionRow key={key} term={label}>
            {valueOf(account)}
          </DescriptionRow>
        ))}
      </DescriptionList>
    </Card>
  )

function ChangedFields({ caption, before, after }: { caption: string; before: AccountInput; after: AccountInput }) {
  const columns: TableColumn<ChangedField>[] = [
    { key: 'field', header: messages.columns.field, role: 'title', cell: ({ label }) => label },
    { key: 'before', header: messages.columns.before, wraps: true, cell: ({ valueOf }) => valueOf(before) },
    { key: 'after', header: messages.columns.after, wraps: true, cell: ({ valueOf }) => valueOf(after) },
  ]
  return (
    <Card inset="none">
      <Table
        caption={caption}
        columns={columns}
        rows={fields.filter(({ textOf }) => textOf(before) !== textOf(after))}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}

function BankName({ bankCode, branchCode }: { bankCode: string; branchCode?: string }) {
  const { data: name } = useQuery(bankNameQuery(bankCode, branchCode))
  const code = branchCode ?? bankCode
  return name ? `${name}（${code}）` : code
}
