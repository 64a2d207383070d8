import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { pageNumbers, pagePlaces, type PagePlace } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

test('shows nothing for a single page', () => {
  show(<Pagination page={1} pageCount={1} getTo={page => `?page=${page}`} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('shows two siblings on either side, first and last', () => {
  expect(pageNumbers(7, 24)).toEqual([1, 'gap', 5, 6, 7, 8, 9, 'gap', 24])
})

test('never leaves out a single page', () => {
  expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

const shownOn = (window: 'wide' | 'phone', places: readonly PagePlace[]) =>
  places.filter(({ shownOn: on }) => on === 'all' || on === window).map(({ place }) => place)

test.each([
  [1, 2, [1, 2], [1, 2]],
  [3, 5, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7], [1, 'gap', 4, 'gap', 7]],
  [6, 9, [1, 'gap', 4, 5, 6, 7, 8, 9], [1, 'gap', 6, 'gap', 9]],
  [1, 24, [1, 2, 3, 'gap', 24], [1, 'gap', 24]],
  [24, 24, [1, 'gap', 22, 23, 24], [1, 'gap', 24]],
])('on page %i of %i a phone leaves out what it has no room for, and says where', (page, pageCount, wide, phone) => {
  const places = pagePlaces(page, pageCount)
  expect(shownOn('wide', places)).toEqual(wide)
  expect(shownOn('phone', places)).toEqual(phone)
})

test('links to pages and marks the current one', () => {
  show(<Pagination page={2} pageCount={3} getTo={page => `/payments/history?page=${page}`} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '/payments/history?page=3')
})
