import { act, render, screen, userEvent } from '@invoice-card/config/testing'
import { UiProvider } from '@invoice-card/ui/base'
import { useState } from 'react'
import { ResendCode, resendTimeAfter } from './index.ts'

/** As the screens of codes have it: sent just now, and 60 seconds lie between two mails. */
function Screen() {
  const [resendAt, setResendAt] = useState(() => resendTimeAfter(60))
  return (
    <ResendCode
      resendAt={resendAt}
      resend={() => Promise.resolve(60)}
      onResent={seconds => setResendAt(resendTimeAfter(seconds))}
    />
  )
}

afterEach(() => jest.useRealTimers())

// Its clock stands still at 0: for one frame the button said 「あと360秒」.
test('sent again after five minutes, the button counts from 60 in its first frame', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Screen />, { wrapper: UiProvider })
  act(() => jest.advanceTimersByTime(60_000))
  act(() => jest.advanceTimersByTime(300_000))
  const before: (string | null)[] = []
  const observer = new MutationObserver(records => before.push(...records.map(({ oldValue }) => oldValue)))
  observer.observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true })
  await user.click(screen.getByRole('button', { name: '認証コードを再送信する' }))
  expect(await screen.findByRole('button', { name: '認証コードを再送信する（あと60秒）' })).toBeDisabled()
  observer.disconnect()
  expect(before).toEqual(['認証コードを再送信する'])
})
