import { accountTypes, digitsOf, japanPostBankCode } from '@invoice-card/domain'
import { Box, Combobox, FieldPair, RadioGroup, TextField, type ComboboxOption } from '@invoice-card/ui'
import { getIn } from 'formik'
import { Fragment, type ReactNode } from 'react'
import { isAccountNumber, wholeAccountNumber } from './account-digits.ts'
import type { AccountForm } from './account-form.ts'
import type { AccountValues } from './account-values.ts'
import { bankOptions, branchOptions, type BankSearch } from './bank-options.ts'
import { HolderKanaNote } from './holder-kana-note.tsx'
import { JapanPostFields } from './japan-post-fields.tsx'
import { accountMessages as messages } from './messages.ts'

interface BankAccountFieldsProps {
  readonly form: AccountForm
  /** Where in the values the `AccountValues` are, e.g. `account`. */
  readonly path: string
  readonly search: BankSearch
  /** What stands between the label of a field and its control in place of its help. */
  readonly noteOf?: (path: string, help?: string) => ReactNode
  /** What stands under the control of a field. */
  readonly underOf?: (path: string) => ReactNode
  /** What stands in the place of a field, given the field. */
  readonly renderField?: (path: string, field: ReactNode) => ReactNode
}

const optionOf = (value: string, label: string): ComboboxOption | null =>
  value === '' ? null : { value, label: label || value }

/** The fields of an account; branch and number of Japan Post Bank can be converted from its passbook. */
export function BankAccountFields({
  form,
  path,
  search,
  noteOf = (_, help) => help,
  underOf = () => null,
  renderField = (path, field) => <Fragment key={path}>{field}</Fragment>,
}: BankAccountFieldsProps) {
  const { bank_code, bank_name, branch_code, branch_name, account_type, account_number, account_holder_kana } = getIn(
    form.values,
    path,
  ) as AccountValues
  const at = (name: keyof AccountValues) => `${path}.${name}`

  // An emptied field is still being typed into: it is checked when it is left.
  const choose = (kind: 'bank' | 'branch', option: ComboboxOption | null) => {
    const set = option === null ? form.type : form.change
    set(at(`${kind}_name`), option?.label ?? '')
    set(at(`${kind}_code`), option?.value ?? '')
  }
  const chooseBank = (option: ComboboxOption | null) => {
    if (option?.value !== bank_code && branch_code !== '') choose('branch', null)
    choose('bank', option)
  }

  const texts = (name: keyof AccountValues, help?: string) => ({
    help: noteOf(at(name), help),
    note: underOf(at(name)),
  })
  const bank = renderField(
    at('bank_code'),
    <Combobox
      id={at('bank_code')}
      label={messages.bank.label}
      required
      value={optionOf(bank_code, bank_name)}
      onChange={chooseBank}
      search={(word, signal) => bankOptions(search, word, signal)}
      {...texts('bank_code', messages.bank.help)}
      error={form.errorOf(at('bank_code'))}
    />,
  )
  const branch = renderField(
    at('branch_code'),
    <Combobox
      key={bank_code}
      id={at('branch_code')}
      label={messages.branch.label}
      required
      value={optionOf(branch_code, branch_name)}
      onChange={option => choose('branch', option)}
      search={(word, signal) => branchOptions(search, bank_code, word, signal)}
      emptyText={bank_code === '' ? messages.branch.needsBank : undefined}
      {...texts('branch_code', messages.branch.help)}
      error={form.errorOf(at('branch_code'))}
    />,
  )
  return (
    <>
      <FieldPair>
        {bank}
        {bank_code === japanPostBankCode && (
          <Box gridColumn="1 / -1">
            <JapanPostFields form={form} path={path} search={search} />
          </Box>
        )}
        {branch}
      </FieldPair>
      <FieldPair>
        {renderField(
          at('account_type'),
          <RadioGroup
            id={at('account_type')}
            name={at('account_type')}
            label={messages.type.label}
            required
            layout="row"
            {...texts('account_type')}
            value={String(account_type)}
            onChange={event => form.change(at('account_type'), Number(event.target.value))}
            options={accountTypes.map(({ value, name }) => ({ value: String(value), label: name }))}
          />,
        )}
        {renderField(
          at('account_number'),
          <TextField
            {...form.field(at('account_number'))}
            label={messages.number.label}
            required
            fieldWidth="xs"
            inputMode="numeric"
            autoComplete="off"
            {...texts('account_number', messages.number.help)}
            note={wholeNumberNote(account_number, underOf(at('account_number')))}
          />,
        )}
      </FieldPair>
      {renderField(
        at('account_holder_kana'),
        <TextField
          {...form.field(at('account_holder_kana'))}
          label={messages.holder.label}
          required
          autoComplete="off"
          {...texts('account_holder_kana', messages.holder.help)}
        />,
      )}
      <HolderKanaNote name={account_holder_kana} />
    </>
  )
}

/** What a short number is registered as, below what else is said of it. */
const wholeNumberNote = (typed: string, under: ReactNode): ReactNode =>
  !isAccountNumber(typed) || digitsOf(typed).length === 7 ? (
    under
  ) : (
    <>
      {under}
      {messages.number.whole(wholeAccountNumber(typed))}
    </>
  )
