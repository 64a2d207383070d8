import { screen, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { payment } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, severalAnswers } from '../../testing/several.ts'

beforeEach(startTab)

const sameDay = ['supplier_id', 'amount_min', 'amount_max', 'due_date_from', 'due_date_to']

/** A payment that is found by these conditions with these values alone. */
const foundBy =
  (names: readonly string[], values: string) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const isAsked = names.map(name => searchParams.get(name)).join() === values
    return {
      invoices: isAsked ? [{ ...payment, id: 31 }] : [],
      total_count: Number(isAsked),
      total_count_is_action_required: 0,
    }
  }
const rowsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

// The number was corrected by hand in the payment, or misread: neither number nor file are the same.
test('a payment to the same supplier of the same amount and day is named, whatever its number', async () => {
  answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/drafts/5': draftAnswer(5, { amount: 50_000 }),
    'GET /api/v1/invoices': foundBy(sameDay, '7,607200,607200,2026-11-30,2026-11-30'),
  })
  await renderAt('/payments/several?drafts=4,5')
  await waitFor(async () =>
    expect((await rowsOf())[0]).toHaveTextContent('支払先・金額・支払期日が同じお支払いがあります'),
  )
  expect((await rowsOf())[1]).not.toHaveTextContent('支払先・金額・支払期日が同じ')
})

test('a payment that is like the draft in number and amount is named once', async () => {
  answerWith({ ...severalAnswers(4), 'GET /api/v1/invoices': foundBy(['amount_min', 'amount_max'], '607200,607200') })
  await renderAt('/payments/several?drafts=4')
  expect(await screen.findByText(/請求書番号と金額が同じお支払いがあります/)).toBeVisible()
  expect(screen.queryByText(/支払先・金額・支払期日が同じ/)).toBeNull()
})
