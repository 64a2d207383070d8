import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { TabLinks } from './tab-links.tsx'

const items = ['review', 'waiting', 'history'].map((name, index) => ({
  to: `/${name}`,
  label: name,
  isCurrent: index === 1,
}))
const tab = (name: string) => screen.getByRole('link', { name })

test('arrow keys go along the tabs and around their ends, Home and End to the first and the last', async () => {
  show(<TabLinks label="一覧" items={items} />)
  tab('waiting').focus()
  for (const [key, name] of [
    ['ArrowRight', 'history'],
    ['ArrowRight', 'review'],
    ['ArrowLeft', 'history'],
    ['Home', 'review'],
    ['End', 'history'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(tab(name)).toHaveFocus()
  }
})

test("with a modifier the keys stay the browser's own", async () => {
  show(<TabLinks label="一覧" items={items} />)
  tab('waiting').focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(tab('waiting')).toHaveFocus()
})

// On a phone the history stood outside of the window, as the counts of the tabs before it had come.
test('counts that come later leave the current tab in sight', () => {
  let place = 100
  const offsetLeft = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => place)
  const { rerender } = show(<TabLinks label="一覧" items={items} />)
  place = 300
  rerender(<TabLinks label="一覧" items={items.map(item => ({ ...item, count: 3 }))} />)
  expect(screen.getByRole('navigation')).toHaveProperty('scrollLeft', 300)
  offsetLeft.mockRestore()
})

// The counts of the lists come after the first paint: each of them pushed the tabs behind it aside.
test('a count that is not known yet has its room and is not read out', () => {
  show(<TabLinks label="一覧" items={items.map(item => ({ ...item, count: undefined }))} />)
  const room = tab('review').querySelector('[aria-hidden=true]')
  expect(room).not.toBeNull()
  expect(room).not.toBeVisible()
})
