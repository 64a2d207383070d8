import { DraftValues } from '@invoice-card/contracts'
import * as v from 'valibot'
import { draftValuesOf } from './application.ts'
import { emptyInvoiceForm, type InvoiceForm } from './values.ts'

const { formOne, formTwo } = emptyInvoiceForm
const typedInto = (text: string, isCorporation: boolean): InvoiceForm => ({
  formOne: {
    ...formOne,
    amount: text,
    due_date: text,
    transfer_date: text,
    issue_date: text,
    invoice_number: text,
    registration_number: text,
    newSupplier: { business_form: isCorporation ? 1 : 2, name: text, corporate_number: text },
  },
  formTwo: {
    ...formTwo,
    newAccount: {
      ...formTwo.newAccount,
      bank_code: text,
      branch_code: text,
      account_number: text,
      account_holder_kana: text,
    },
    transfer_person_name: text,
  },
})

// One field that the server refuses, and nothing of the whole form was saved.
test.each([
  ['a day that there is not', '2026年11月31日'],
  ['a page of text', 'あ'.repeat(2_000)],
  ['emoji, at every place where it may be cut', `${'あ'.repeat(9)}${'😀'.repeat(200)}`],
  ['emoji one place further', '😀'.repeat(200)],
])('a draft takes whatever is typed: %s', (_, text) => {
  for (const isCorporation of [true, false]) {
    const values = draftValuesOf(typedInto(text, isCorporation), [], {
      readFileId: null,
      editedFields: [],
      prefilledFields: [],
    })
    expect(v.safeParse(DraftValues, values).issues).toBeUndefined()
    expect(JSON.stringify(values)).not.toMatch(/\\ud[89a-f]/)
  }
})
