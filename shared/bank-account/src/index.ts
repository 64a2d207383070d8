/** A bank account that money goes to, as a form asks for it: values, rules, words and fields. */
export { emptyAccount, toAccountInput, toAccountValues, type AccountValues } from './account-values.ts'
export { AccountSchema } from './account-schema.ts'
export { accountMessages } from './messages.ts'
export { BankAccountFields } from './bank-account-fields.tsx'
export { HolderKanaNote } from './holder-kana-note.tsx'
export { bankSearch } from './bank-options.ts'
