import { act, fireEvent, screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { Tooltip } from './tooltip.tsx'

const pass = (milliseconds: number) => act(() => { jest.advanceTimersByTime(milliseconds) })
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('waits 700 ms, then at most 300 ms after another one it does not wait', () => {
  show(<><Tooltip content="一つ目"><button>A</button></Tooltip><Tooltip content="二つ目"><button>B</button></Tooltip></>)
  const [first, second] = screen.getAllByRole('button')
  fireEvent.focus(first!)
  pass(699)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole('tooltip')).toHaveTextContent('一つ目')
  fireEvent.blur(first!)
  pass(299)
  fireEvent.focus(second!)
  pass(0)
  expect(screen.getByRole('tooltip')).toHaveTextContent('二つ目')
  expect(second).toHaveAccessibleDescription('二つ目')
})
