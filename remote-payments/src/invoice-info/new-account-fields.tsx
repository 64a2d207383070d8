import type { OcrFields } from '@invoice-card/contracts'
import { accountTypes, japanPostBankCode } from '@invoice-card/domain'
import { Combobox, RadioGroup, TextField, type ComboboxOption } from '@invoice-card/ui'
import { useDeferredValue } from 'react'
import { FieldNote } from './field-note.tsx'
import { HolderKanaNote } from './holder-kana-note.tsx'
import { JapanPostFields } from './japan-post-fields.tsx'
import { messages } from './messages.ts'
import { searchBanks } from './queries.ts'
import type { InvoiceInfoForm } from './use-invoice-info-form.ts'

const { fields } = messages
const optionOf = (value: string, label: string): ComboboxOption | null => (value === '' ? null : { value, label: label || value })

/** An account that is registered together with the payment. */
export function NewAccountFields({ form, readings }: { form: InvoiceInfoForm, readings: OcrFields | null }) {
  const { bank_code, bank_name, branch_code, branch_name, account_type, account_holder_kana } = form.values.formTwo.newAccount
  const holder = useDeferredValue(account_holder_kana)
  const note = (path: string, help?: string) => <FieldNote readings={readings} path={path} values={form.values}>{help}</FieldNote>

  const chooseBranch = (option: ComboboxOption | null) => {
    form.change('formTwo.newAccount.branch_code', option?.value ?? '')
    form.change('formTwo.newAccount.branch_name', option?.label ?? '')
  }
  const chooseBank = (option: ComboboxOption | null) => {
    form.change('formTwo.newAccount.bank_code', option?.value ?? '')
    form.change('formTwo.newAccount.bank_name', option?.label ?? '')
    if (option?.value !== bank_code) chooseBranch(null)
  }

  return (
    <>
      <Combobox
        id="formTwo.newAccount.bank_code" label={fields.bank.label} required value={optionOf(bank_code, bank_name)} onChange={chooseBank}
        search={searchBanks} help={note('formTwo.newAccount.bank_code', fields.bank.help)} error={form.errorOf('formTwo.newAccount.bank_code')}
      />
      {bank_code === japanPostBankCode && <JapanPostFields form={form} />}
      <Combobox
        key={bank_code} id="formTwo.newAccount.branch_code" label={fields.branch.label} required value={optionOf(branch_code, branch_name)} onChange={chooseBranch}
        search={async (word, signal) => (bank_code === '' ? [] : searchBanks(word, signal, bank_code))} emptyText={bank_code === '' ? fields.branch.needsBank : undefined}
        help={note('formTwo.newAccount.branch_code', fields.branch.help)} error={form.errorOf('formTwo.newAccount.branch_code')}
      />
      <RadioGroup
        id="formTwo.newAccount.account_type" name="formTwo.newAccount.account_type" label={fields.account_type.label} required layout="row"
        help={note('formTwo.newAccount.account_type')} value={String(account_type)}
        onChange={event => form.change('formTwo.newAccount.account_type', Number(event.target.value))}
        options={accountTypes.map(({ value, name }) => ({ value: String(value), label: name }))}
      />
      <TextField
        {...form.text('formTwo.newAccount.account_number')} label={fields.account_number.label} required fieldWidth="xs" inputMode="numeric" autoComplete="off"
        help={note('formTwo.newAccount.account_number', fields.account_number.help)}
      />
      <TextField
        {...form.text('formTwo.newAccount.account_holder_kana')} label={fields.account_holder_kana.label} required autoComplete="off"
        help={note('formTwo.newAccount.account_holder_kana', fields.account_holder_kana.help)}
      />
      <HolderKanaNote name={holder} />
    </>
  )
}
