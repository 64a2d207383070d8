import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { fileId, payment, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const file = `GET /api/v1/invoices/files/${fileId}`
const answers = {
  'GET /api/v1/invoices/18': {
    ...payment,
    files: [{ file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', page_count: 1 }],
  },
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: '表示する' }))

test('pages that could not be asked for are asked for again, and the focus stays at the files', async () => {
  const network = answerWith({ ...answers, [file]: lost })
  await renderAt('/payments/review/18')
  await open()
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(file, readFile)
  await userEvent.click(again)
  expect(await screen.findByRole('img', { name: /01\.pdfの1ページ目/ })).toBeVisible()
  expect(screen.getByRole('region', { name: '請求書ファイル' })).toHaveFocus()
})

test('pages of a file that is gone are not asked for again: the original may still be there', async () => {
  answerWith({ ...answers, [file]: refusal(404, 'file_not_found') })
  await renderAt('/payments/review/18')
  await open()
  expect(await screen.findByRole('button', { name: '01.pdfをダウンロードする' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'もう一度読み込む' })).toBeNull()
})
