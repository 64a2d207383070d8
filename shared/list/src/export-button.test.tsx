import { act, render, screen, waitFor } from '@invoice-card/config/testing'
import { UiProvider } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DownloadedFile } from './download.ts'
import { ExportButton } from './export-button.tsx'
import { watchDownloads } from './testing/downloads.ts'

const file: DownloadedFile = { download_url: '/files/1', file_name: 'list.csv' }

test('makes one file at a double press, and another one at a later press', async () => {
  const downloads = watchDownloads()
  const makeFile = jest.fn(() => Promise.resolve(file))
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ExportButton makeFile={makeFile} />
      </QueryClientProvider>
    </UiProvider>,
  )
  const button = screen.getByRole('button', { name: 'CSVをダウンロードする' })
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
