import { screen, userEvent, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { emptyApplication } from '../../checkout/entry.ts'
import { dispatch, readApplication } from '../../checkout/store.ts'
import { beginWith } from '../../testing/checkout.ts'
import { answers, beginWithInvoice } from '../../testing/known-supplier.ts'
import { checkedForm, fileId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

beforeEach(beginWithInvoice)

test('unsaved input replaces a payee that was chosen meanwhile only after asking', async () => {
  answerWith(answers)
  const application = {
    ...emptyApplication,
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, amount: '1' } },
  }
  dispatch({ type: 'draftSaveFailed', fileId, application })
  beginWith({
    invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, amount: '2' } },
  })
  const { address } = await renderAt('/payments/create')
  const goOn = () => screen.findByRole('button', { name: '「01.pdf」の続きから入力する' })
  await userEvent.click(await goOn())
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '戻る' }))
  expect(readApplication().invoiceForm?.formOne.amount).toBe('2')
  await userEvent.click(await goOn())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '続きから入力する' }),
  )
  expect(address()).toBe('/payments/add/invoiceinfo')
  expect(readApplication().invoiceForm?.formOne.amount).toBe('1')
  dispatch({ type: 'inputDiscarded', fileId })
})
