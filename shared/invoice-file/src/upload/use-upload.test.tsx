import { act, render, screen } from '@invoice-card/config/testing'
import { answerWith, type Network, refusal } from '@invoice-card/config/testing/network'
import { UiProvider } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RetryUpload, useUpload } from '../index.ts'

const uploadUrl = 'POST /api/v1/invoices/files/upload/url'
const complete = 'POST /api/v1/invoices/files/upload'
const fileId = '00000000-0000-4000-8000-000000000001'
const failure = /アップロードできませんでした。通信環境をご確認のうえ、もう一度お試しください。/

/** The line of a phone, in place of the browser's: its bytes go as far as a test says. */
class Line {
  static last: Line
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  status = 0
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  isAborted = false
  open() {}
  setRequestHeader() {}
  send() {
    Line.last = this
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  progress(percent: number) {
    act(() => this.upload.onprogress?.({ loaded: percent, total: 100 }))
  }
  /** The last byte is on its way. */
  sent() {
    this.progress(100)
    act(() => this.upload.onload?.())
  }
  async answer() {
    this.status = 200
    await act(async () => {
      this.onload?.()
      this.onloadend?.()
    })
  }
}
Object.assign(globalThis, { XMLHttpRequest: Line })

function Screen() {
  const { upload, start } = useUpload(() => {})
  return (
    <>
      <button onClick={() => void start(new File(['%PDF-1.7'], '請求書.pdf'))}>送る</button>
      <output>{upload.status === 'sending' ? `${upload.percent}%` : upload.status}</output>
      {upload.status === 'failed' && <p role="alert">{upload.message}</p>}
      <RetryUpload upload={upload} />
    </>
  )
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

let network: Network
beforeEach(async () => {
  jest.useFakeTimers()
  network = answerWith({
    [uploadUrl]: { file_id: fileId, upload_url: 'https://files.example.jp/1', expires_at: '2026-11-20T01:00:00Z' },
    [complete]: {},
  })
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Screen />
      </QueryClientProvider>
    </UiProvider>,
  )
  await press('送る')
  await wait(0)
})
afterEach(() => jest.useRealTimers())
const shown = () => screen.getByRole('status').textContent

// It showed its percentage for ever, and nothing to press.
test('an upload without progress for two minutes says so, and can be sent again', async () => {
  Line.last.progress(40)
  await wait(119)
  expect(shown()).toBe('40%')
  await wait(1)
  expect(screen.getByRole('alert')).toHaveTextContent(failure)
  expect(Line.last.isAborted).toBe(true)
  await press('もう一度アップロードする')
  await wait(0)
  expect(network.requestsOf(uploadUrl)).toHaveLength(2)
  Line.last.sent()
  await Line.last.answer()
  await wait(0)
  expect(network.calls().at(-1)).toBe(complete)
})

test('so does one whose first byte never goes', async () => {
  await wait(120)
  expect(screen.getByRole('alert')).toHaveTextContent(failure)
})

test('an upload that goes on slowly is not cut off, however long it takes', async () => {
  for (let percent = 10; percent < 100; percent += 10) {
    await wait(119)
    Line.last.progress(percent)
  }
  expect(shown()).toBe('90%')
})

// What the browser has handed on, a slow line is still sending.
test('an upload whose last byte was handed on has two minutes for the answer', async () => {
  Line.last.sent()
  await wait(119)
  expect(shown()).toBe('100%')
  await wait(1)
  expect(screen.getByRole('alert')).toHaveTextContent(failure)
})

test('a refusal that the upload has no words of its own for is shown in those of the server', async () => {
  const message = 'お支払い・ご依頼・下書きに使われていないファイルの容量が上限に達しました。'
  await wait(120)
  answerWith({ [uploadUrl]: refusal(409, 'too_many_unused_files', message) })
  await press('もう一度アップロードする')
  await wait(0)
  expect(screen.getByRole('alert')).toHaveTextContent(`請求書.pdf：${message}`)
})
