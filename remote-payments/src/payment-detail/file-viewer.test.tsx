import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { fileId, payment, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const [firstPage] = readFile.pages
const twoPages = { ...readFile, page_count: 2, pages: [firstPage!, { ...firstPage!, image_url: '/page-2.png' }] }
const link = `GET /api/v1/invoices/files/${fileId}/download/url`

/** As on a phone, where files are folded away. */
async function openDetail() {
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: '表示する' }))
}

async function open(answers: Record<string, unknown> = {}) {
  const network = answerWith({
    'GET /api/v1/invoices/18': {
      ...payment,
      files: [{ file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', page_count: 2 }],
    },
    [`GET /api/v1/invoices/files/${fileId}`]: twoPages,
    ...answers,
  })
  await openDetail()
  await screen.findByRole('img', { name: '01.pdfの1ページ目' })
  return network
}
const sheetOf = (name: string) => screen.getByRole('img', { name }).parentElement!.parentElement!

test('a file whose pages cannot be had is still there to be saved', async () => {
  answerWith({
    'GET /api/v1/invoices/18': {
      ...payment,
      files: [{ file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', page_count: 2 }],
    },
    [`GET /api/v1/invoices/files/${fileId}`]: refusal(404, 'file_not_found'),
  })
  await openDetail()
  expect(await screen.findByText('プレビューを表示できません')).toBeVisible()
  expect(screen.getByRole('button', { name: '01.pdfをダウンロードする' })).toBeVisible()
})

// For half a second a sound file was said to have no preview.
test('a file whose pages are still being drawn is loading, and then shows them', async () => {
  const file = `GET /api/v1/invoices/files/${fileId}`
  const network = answerWith({
    'GET /api/v1/invoices/18': {
      ...payment,
      files: [{ file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', page_count: 2 }],
    },
    [file]: { ...twoPages, pages: [], ocr: { ...readFile.ocr, status: 'waiting', progress: 0 } },
  })
  await openDetail()
  expect(await screen.findByText('請求書のプレビューを読み込んでいます')).toBeInTheDocument()
  expect(screen.queryByText('プレビューを表示できません')).toBeNull()
  network.answer(file, twoPages)
  expect(await screen.findByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
})

test('a file that has no pages is said to have none, and is there to be saved', async () => {
  answerWith({
    'GET /api/v1/invoices/18': {
      ...payment,
      files: [{ file_id: fileId, file_name: '納品書.pdf', content_type: 'application/pdf', page_count: 0 }],
    },
    [`GET /api/v1/invoices/files/${fileId}`]: { ...readFile, file_name: '納品書.pdf', page_count: 0, pages: [] },
    [link]: refusal(404, 'file_not_found'),
  })
  await openDetail()
  expect(await screen.findByText('プレビューを表示できません')).toBeVisible()
  expect(screen.getByText('納品書.pdf')).toBeVisible()
  expect(screen.getByRole('button', { name: '納品書.pdfをダウンロードする' })).toBeVisible()
})

test('a page whose picture does not come is asked for again, by a new link', async () => {
  const network = await open()
  fireEvent.error(screen.getByRole('img', { name: '01.pdfの1ページ目' }))
  expect(screen.getByRole('alert')).toHaveTextContent('このページを表示できませんでした')
  network.answer(`GET /api/v1/invoices/files/${fileId}`, {
    ...twoPages,
    pages: twoPages.pages.map(page => ({ ...page, image_url: '/renewed.png' })),
  })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('img', { name: '01.pdfの1ページ目' })).toHaveAttribute('src', '/renewed.png')
})

test('of several files one is shown, and the user says which', async () => {
  const otherId = '00000000-0000-4000-8000-000000000009'
  answerWith({
    'GET /api/v1/invoices/18': {
      ...payment,
      files: [fileId, otherId].map((file_id, i) => ({
        file_id,
        file_name: `0${i + 1}.pdf`,
        content_type: 'application/pdf',
        page_count: 1,
      })),
    },
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
    [`GET /api/v1/invoices/files/${otherId}`]: { ...readFile, file_id: otherId, file_name: '02.pdf' },
  })
  await openDetail()
  expect(await screen.findByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '02.pdf', pressed: false }))
  expect(await screen.findByRole('img', { name: '02.pdfの1ページ目' })).toBeVisible()
  expect(screen.queryByRole('img', { name: '01.pdfの1ページ目' })).toBeNull()
})

test('on a narrow screen the files open when they are asked for, and fold away again', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: '閉じる', expanded: true }))
  expect(screen.queryByRole('img', { name: '01.pdfの1ページ目' })).toBeNull()
  expect(screen.getByRole('button', { name: '表示する', expanded: false })).toBeVisible()
})

test('a refused link to the original is reported', async () => {
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  await open({ [link]: refusal(404, 'file_not_found', 'ファイルが見つかりません。') })
  await userEvent.click(screen.getByRole('button', { name: '01.pdfをダウンロードする' }))
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'error', text: 'ファイルが見つかりません。' }),
    ),
  )
  stop()
})

test('it zooms from the width of its box to three times that, and back at once', async () => {
  await open()
  const zoomIn = screen.getByRole('button', { name: '拡大する' })
  expect(screen.getByRole('button', { name: '縮小する' })).toBeDisabled()
  for (let i = 0; i < 5; i++) await userEvent.click(zoomIn)
  expect(zoomIn).toBeDisabled()
  expect(sheetOf('01.pdfの1ページ目')).toHaveStyle({ width: '300%' })
  await userEvent.click(screen.getByRole('button', { name: '300%、幅に合わせる' }))
  expect(sheetOf('01.pdfの1ページ目')).toHaveStyle({ width: '100%' })
})

test('a page that was turned is still turned when one comes back to it, and the others are not', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: '右に90度回転する' }))
  expect(sheetOf('01.pdfの1ページ目')).toHaveStyle({ aspectRatio: '2339 / 1654' })
  await userEvent.click(screen.getByRole('button', { name: '次のページ' }))
  expect(sheetOf('01.pdfの2ページ目')).toHaveStyle({ aspectRatio: '1654 / 2339' })
  await userEvent.click(screen.getByRole('button', { name: '前のページ' }))
  expect(sheetOf('01.pdfの1ページ目')).toHaveStyle({ aspectRatio: '2339 / 1654' })
})

test('keys zoom and turn pages, and leave those with Ctrl to the browser', async () => {
  await open()
  const region = screen.getByRole('region', { name: '請求書の表示' })
  region.focus()
  await userEvent.keyboard('++-')
  expect(screen.getByRole('button', { name: '125%、幅に合わせる' })).toBeVisible()
  expect(fireEvent.keyDown(region, { key: '+', ctrlKey: true })).toBe(true)
  expect(screen.getByRole('button', { name: '125%、幅に合わせる' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: '01.pdfの2ページ目' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  expect(screen.getByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
})

test('two fingers zoom the page and not the screen', async () => {
  await open()
  const region = screen.getByRole('region', { name: '請求書の表示' })
  const fingers = (apart: number) => ({
    touches: [
      { clientX: 0, clientY: 0 },
      { clientX: apart, clientY: 0 },
    ],
  })
  fireEvent.touchStart(region, fingers(100))
  expect(fireEvent.touchMove(region, fingers(180))).toBe(false)
  expect(screen.getByRole('button', { name: '180%、幅に合わせる' })).toBeVisible()
})
