import { act, render, screen } from '@invoice-card/config/testing'
import { useDebouncedValue } from './use-debounced-value.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Shown = ({ value }: { value: string }) => <output>{useDebouncedValue(value)}</output>

test('follows a value only after it has stood for 300 ms', () => {
  const { rerender } = render(<Shown value="a" />)
  rerender(<Shown value="ab" />)
  act(() => jest.advanceTimersByTime(299))
  rerender(<Shown value="abc" />)
  act(() => jest.advanceTimersByTime(299))
  expect(screen.getByRole('status')).toHaveTextContent(/^a$/)
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent(/^abc$/)
})
