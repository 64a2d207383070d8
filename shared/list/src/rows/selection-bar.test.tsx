import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/example.tsx'

const rowBox = () => screen.getByRole('checkbox', { name: '青葉商事を選択する' })

afterEach(() => jest.restoreAllMocks())

/** The DOM of the tests lays nothing out: the bar is 120 px high and stands as told. */
function layBar(position: string) {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  const styleOf = window.getComputedStyle
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo)
    if (element.getAttribute('role') === 'group') style.position = position
    return style
  })
}

test.each([
  ['fixed', { scrollPaddingBottom: '136px', scrollPaddingTop: '' }, '120px'],
  ['sticky', { scrollPaddingBottom: '', scrollPaddingTop: 'calc(6rem + 120px)' }, ''],
  ['static', { scrollPaddingBottom: '', scrollPaddingTop: '' }, ''],
])('where it is %s, what takes the focus is scrolled clear of it', async (position, scrollPadding, endOfPage) => {
  layBar(position)
  show('/suppliers')
  await userEvent.click(rowBox())
  expect(document.documentElement.style).toMatchObject(scrollPadding)
  expect(document.body.style.paddingBottom).toBe(endOfPage)
  await userEvent.click(screen.getByRole('button', { name: '選択を解除する' }))
  expect(document.documentElement.style).toMatchObject({ scrollPaddingBottom: '', scrollPaddingTop: '' })
  expect(document.body.style.paddingBottom).toBe('')
})

test('what a phone shows of a label is a part of it, by which voice control finds it', async () => {
  show('/suppliers')
  await userEvent.click(rowBox())
  const button = screen.getByRole('button', { name: 'まとめて削除' })
  expect([...button.querySelectorAll('span > span')].map(({ textContent }) => textContent)).toEqual([
    '削除',
    'まとめて削除',
  ])
})

test('scrolls the row that was selected clear of itself', async () => {
  const scrolled: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this)
  }
  show('/suppliers')
  await userEvent.click(rowBox())
  expect(scrolled).toEqual([rowBox()])
})
