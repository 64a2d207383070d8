import { render, screen, userEvent } from '@invoice-card/config/testing'
import { Drawer, UiProvider } from '@invoice-card/ui'
import { useState } from 'react'
import { focusStart } from './focus-start.ts'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const choose = () => {
    focusStart()
    setIsOpen(false)
  }
  return (
    <UiProvider>
      <button onClick={() => setIsOpen(true)}>menu</button>
      {/* jsdom lets the page take the focus under a dialog; a browser does not. */}
      {!isOpen && (
        <main>
          <h1>Partners</h1>
        </main>
      )}
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Menu">
        <button onClick={choose}>Partners</button>
      </Drawer>
    </UiProvider>
  )
}

// Under load the drawer went in one task with its clean-up, which gave the focus to the menu button and ended the wait.
test('a drawer that goes after it led to a screen leaves the focus to that screen', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Partners' }))
  expect(await screen.findByRole('heading', { name: 'Partners' })).toHaveFocus()
})

// The link that corrects an address led to its one empty field, the last.
test('a part of a form that was asked for begins at its first field, filled or not', () => {
  render(
    <main>
      <h1>Company</h1>
      <div data-starts-here="first">
        <select aria-label="Prefecture" defaultValue="13">
          <option value="13">Tokyo</option>
        </select>
        <input aria-label="Building" />
      </div>
    </main>,
  )
  focusStart()()
  expect(screen.getByRole('combobox', { name: 'Prefecture' })).toHaveFocus()
})
