import { act, fireEvent, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { useState } from 'react'
import { useCheckOnCommit } from './use-check-on-commit.ts'

/** A form that says what was typed when it was last checked. */
function Example() {
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState('')
  const form = useCheckOnCommit(() => setChecked(typed))
  return (
    <form ref={form} onSubmit={event => event.preventDefault()}>
      <input aria-label="名前" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{checked}</output>
      <button type="submit">送信</button>
    </form>
  )
}
const checked = () => screen.getByRole('status')
const button = () => screen.getByRole('button', { name: '送信' })

beforeEach(async () => {
  render(<Example />)
  await userEvent.type(screen.getByLabelText('名前'), '青葉')
})

// A message went with the press, the button moved up, and the click was lost.
test('a field that a press leaves is checked after the click', async () => {
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target: button() })
  expect(button()).toHaveFocus()
  expect(checked()).toBeEmptyDOMElement()
  await user.pointer({ keys: '[/MouseLeft]', target: button() })
  expect(checked()).toHaveTextContent('青葉')
})

// A finger is up again before the browser sends the mouse events of its tap: only these move the focus.
test('a field that a tap leaves is checked after the click', async () => {
  fireEvent.pointerDown(button())
  fireEvent.pointerUp(button())
  await act(() => new Promise(done => setTimeout(done)))
  fireEvent.mouseDown(button())
  act(() => button().focus())
  expect(checked()).toBeEmptyDOMElement()
  fireEvent.mouseUp(button())
  fireEvent.click(button())
  await waitFor(() => expect(checked()).toHaveTextContent('青葉'))
})
