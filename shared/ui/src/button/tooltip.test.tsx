import { act, fireEvent, screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { IconButton } from './icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('waits 700 ms, then at most 300 ms after another one it does not wait', () => {
  show(
    <>
      <Tooltip content="一つ目">
        <button>A</button>
      </Tooltip>
      <Tooltip content="二つ目">
        <button>B</button>
      </Tooltip>
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  act(() => first!.focus())
  pass(699)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole('tooltip')).toHaveTextContent('一つ目')
  act(() => first!.blur())
  pass(299)
  act(() => second!.focus())
  pass(0)
  expect(screen.getByRole('tooltip')).toHaveTextContent('二つ目')
  expect(second).toHaveAccessibleDescription('二つ目')
})

test('an icon button shows its word under the pointer, read once, and hides it once pressed', () => {
  show(<IconButton icon="help" label="ヘルプを開く" />)
  const button = screen.getByRole('button', { name: 'ヘルプを開く' })
  expect(button).not.toHaveAttribute('title')
  fireEvent.pointerEnter(button.parentElement!)
  pass(700)
  expect(screen.getByRole('tooltip')).toHaveTextContent('ヘルプを開く')
  expect(button).not.toHaveAccessibleDescription()
  fireEvent.pointerDown(button)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
