import { RequestDraftValues } from '@invoice-card/contracts'
import * as v from 'valibot'
import { emptyRequestForm, type RequestForm } from '../request-form/values.ts'
import { draftValuesOf } from './draft-values.ts'
import { emptyEntry } from './entry.ts'

const formWith = (text: string, isCorporation: boolean): RequestForm => ({
  ...emptyRequestForm,
  supplierSearchWord: text,
  newSupplier: {
    business_form: isCorporation ? 1 : 2,
    name: text,
    name_kana: text,
    corporate_number: text,
    registration_number: text,
  },
  supplier_person_name: text,
  supplier_person_email: text,
  payment_due_date: text,
  deposit_date: text,
  invoice_number: text,
  issue_date: text,
  message: text,
})
const entryWith = (text: string) => ({
  ...emptyEntry,
  bankFormInfo: {
    ...emptyEntry.bankFormInfo,
    newAccount: {
      ...emptyEntry.bankFormInfo.newAccount,
      bank_code: text,
      branch_code: text,
      account_number: text,
      account_holder_kana: text,
    },
  },
})

// One field that the server refuses, and nothing of the whole form was saved.
test.each([
  ['a page of text', 'あ'.repeat(2_000)],
  ['emoji, at every place where it may be cut', `${'あ'.repeat(9)}${'😀'.repeat(600)}`],
  ['emoji one place further', '😀'.repeat(600)],
])('a draft takes whatever is typed: %s', (_, text) => {
  for (const isCorporation of [true, false]) {
    const values = draftValuesOf(entryWith(text), formWith(text, isCorporation))
    expect(v.safeParse(RequestDraftValues, values).issues).toBeUndefined()
    expect(JSON.stringify(values)).not.toMatch(/\\ud[89a-f]/)
  }
})
