import { RefusalError } from '@invoice-card/api-client'
import { act, render, screen, waitFor } from '@invoice-card/config/testing'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { providePublicEnvironment } from '@invoice-card/remote'
import { UiProvider } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DownloadedFile } from './download.ts'
import { ExportButton } from './export-button.tsx'
import { watchDownloads } from './testing/downloads.ts'

const file: DownloadedFile = { download_url: '/files/1', file_name: 'list.csv' }

function show(makeFile: () => Promise<DownloadedFile>): HTMLElement {
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ExportButton makeFile={makeFile} />
      </QueryClientProvider>
    </UiProvider>,
  )
  return screen.getByRole('button', { name: 'CSVをダウンロードする' })
}

test('makes one file at a double press, and another one at a later press', async () => {
  const downloads = watchDownloads()
  const makeFile = jest.fn(() => Promise.resolve(file))
  const button = show(makeFile)
  const press = async (times: number) => {
    await act(async () => {
      for (let time = 0; time < times; time += 1) button.click()
    })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  }
  await press(2)
  expect(makeFile).toHaveBeenCalledTimes(1)
  await press(1)
  expect(makeFile).toHaveBeenCalledTimes(2)
  downloads.end()
})

// The company was frozen between the list and the press: the message asked for something that it did not lead to.
test('a refusal that asks the user to contact us has the link', async () => {
  providePublicEnvironment({
    name: 'test',
    cardFrameOrigin: '',
    tokenApiKey: '',
    links: { operationManual: '', faq: '', contact: '/contact', privacyPolicy: '' },
  })
  const shown: SnackbarItem[] = []
  const stop = bus.on('snackbar', item => shown.push(item))
  const refusal = new RefusalError(
    403,
    { status: 'company_frozen', message: '詳しくは、お問い合わせください。' },
    { method: 'POST', url: '/api/v1/invoices/export' },
  )
  show(() => Promise.reject(refusal)).click()
  await waitFor(() =>
    expect(shown).toEqual([
      {
        color: 'error',
        text: '詳しくは、お問い合わせください。',
        link: { to: '/contact', label: 'お問い合わせ' },
      },
    ]),
  )
  stop()
})
