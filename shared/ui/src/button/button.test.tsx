import { act, screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Button } from './button.tsx'

test('does not submit twice while the first submission is in progress', async () => {
  const onSubmit = jest.fn()
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        送信
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '送信' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '送信' })).toHaveAttribute('aria-busy', 'true')
})

/** Says that it is busy one timer after the press, as a mutation does. */
function Working({ onStart }: { onStart: () => void }) {
  const [isLoading, setLoading] = useState(false)
  const start = () => {
    onStart()
    setTimeout(() => setLoading(true))
  }
  return (
    <Button isLoading={isLoading} onClick={start}>
      送信
    </Button>
  )
}
const nextTimer = () => act(() => new Promise(resolve => setTimeout(resolve, 5)))

test('begins its work once when it is pressed twice before it can say that it is busy', async () => {
  const onStart = jest.fn()
  show(<Working onStart={onStart} />)
  const button = screen.getByRole('button', { name: '送信' })
  act(() => {
    button.click()
    button.click()
  })
  await nextTimer()
  button.click()
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('submits once at a double press, and again after work that was never busy', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  show(
    <form onSubmit={event => onSubmit(event.nativeEvent)}>
      <Button type="submit" isLoading={false}>
        送信
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '送信' })
  button.click()
  button.click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await nextTimer()
  button.click()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('keeps the focus while it is busy', async () => {
  const { rerender } = show(<Button>送信</Button>)
  screen.getByRole('button').focus()
  rerender(<Button isLoading>送信</Button>)
  expect(screen.getByRole('button')).toHaveFocus()
})
