import { accountTypes, japanPostBankCode } from '@invoice-card/domain'
import type { Form } from '@invoice-card/form'
import { Combobox, RadioGroup, TextField, type ComboboxOption } from '@invoice-card/ui'
import { getIn } from 'formik'
import type { ReactNode } from 'react'
import type { AccountValues } from './account-values.ts'
import { bankOptions, branchOptions, type BankSearch } from './bank-options.ts'
import { HolderKanaNote } from './holder-kana-note.tsx'
import { JapanPostFields } from './japan-post-fields.tsx'
import { accountMessages as messages } from './messages.ts'

/** What the fields need of a form. */
export type AccountForm = Pick<Form<object>, 'values' | 'field' | 'change' | 'type' | 'errorOf'>

interface BankAccountFieldsProps {
  readonly form: AccountForm
  /** Where in the values the `AccountValues` are, e.g. `account`. */
  readonly path: string
  readonly search: BankSearch
  /** What stands between the label of a field and its control in place of its help. */
  readonly noteOf?: (path: string, help?: string) => ReactNode
}

const optionOf = (value: string, label: string): ComboboxOption | null =>
  value === '' ? null : { value, label: label || value }

/** The fields of an account; branch and number of Japan Post Bank can be converted from its passbook. */
export function BankAccountFields({ form, path, search, noteOf = (_, help) => help }: BankAccountFieldsProps) {
  const { bank_code, bank_name, branch_code, branch_name, account_type, account_holder_kana } = getIn(
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

  return (
    <>
      <Combobox
        id={at('bank_code')}
        label={messages.bank.label}
        required
        value={optionOf(bank_code, bank_name)}
        onChange={chooseBank}
        search={(word, signal) => bankOptions(search, word, signal)}
        help={noteOf(at('bank_code'), messages.bank.help)}
        error={form.errorOf(at('bank_code'))}
      />
      {bank_code === japanPostBankCode && <JapanPostFields form={form} path={path} search={search} />}
      <Combobox
        key={bank_code}
        id={at('branch_code')}
        label={messages.branch.label}
        required
        value={optionOf(branch_code, branch_name)}
        onChange={option => choose('branch', option)}
        search={(word, signal) => branchOptions(search, bank_code, word, signal)}
        emptyText={bank_code === '' ? messages.branch.needsBank : undefined}
        help={noteOf(at('branch_code'), messages.branch.help)}
        error={form.errorOf(at('branch_code'))}
      />
      <RadioGroup
        id={at('account_type')}
        name={at('account_type')}
        label={messages.type.label}
        required
        layout="row"
        help={noteOf(at('account_type'))}
        value={String(account_type)}
        onChange={event => form.change(at('account_type'), Number(event.target.value))}
        options={accountTypes.map(({ value, name }) => ({ value: String(value), label: name }))}
      />
      <TextField
        {...form.field(at('account_number'))}
        label={messages.number.label}
        required
        fieldWidth="xs"
        inputMode="numeric"
        autoComplete="off"
        help={noteOf(at('account_number'), messages.number.help)}
      />
      <TextField
        {...form.field(at('account_holder_kana'))}
        label={messages.holder.label}
        required
        autoComplete="off"
        help={noteOf(at('account_holder_kana'), messages.holder.help)}
      />
      <HolderKanaNote name={account_holder_kana} />
    </>
  )
}
