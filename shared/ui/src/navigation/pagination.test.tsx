import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { pageNumbers } from './page-numbers.ts'
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

test('links to pages and marks the current one', () => {
  show(<Pagination page={2} pageCount={3} getTo={page => `/payments/history?page=${page}`} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '/payments/history?page=3')
})
