import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answers, beginWithInvoice } from '../../testing/known-supplier.ts'
import { openField } from '../../testing/open-field.ts'
import { renderAt } from '../../testing/render-at.tsx'

beforeEach(beginWithInvoice)

// A select of 320 px cut its own option at 「（支払期」.
test('what the chosen day is to the due date stands under the select, and is marked in its list', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  await openField('振込日')
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /振込日/ })
  const chosen = () => select.selectedOptions[0]?.label
  expect(chosen()).toBe('2026年11月30日(月)')
  expect(select).toHaveAccessibleDescription(expect.stringContaining('支払期日と同じ日です。'))
  await userEvent.selectOptions(select, '2026-11-27')
  expect(chosen()).toBe('2026年11月27日(金)')
  expect(select).not.toHaveAccessibleDescription(expect.stringContaining('支払期日と同じ日です。'))
  expect(screen.getByRole('option', { name: '2026年11月30日(月)（支払期日）' })).toBeInTheDocument()
})
