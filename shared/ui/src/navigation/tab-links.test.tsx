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
