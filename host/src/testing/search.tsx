import { screen, userEvent, within } from '@invoice-card/config/testing'
import { SearchOverlay } from '../layout/search/search-overlay.tsx'
import { SearchTrigger } from '../layout/search/search-trigger.tsx'
import { renderAt } from './render-screen.tsx'

export const call = 'GET /api/v1/search'
export const features = 'GET /api/v1/features'
export const on = { collections: true, collections_existing: true }
const none = { rows: [], has_more: false }
export const nothing = { payments: none, suppliers: none, requests: none, drafts: none, request_drafts: none }

/** A screen with the header's search, and a field beside it. */
export const open = () =>
  renderAt('/toppage', [
    {
      path: '*',
      element: (
        <>
          <SearchTrigger />
          <SearchOverlay />
          <textarea aria-label="メモ" />
        </>
      ),
    },
  ])
export const field = () => screen.findByRole('combobox', { name: '支払先・請求元・番号・金額・画面名で検索' })
export const type = async (word: string) => {
  await userEvent.click(screen.getByRole('button', { name: '検索' }))
  await userEvent.type(await field(), word)
}

/** The options of a kind: words and address. */
export const optionsOf = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('option')
    .map(option => [option.textContent, option.getAttribute('href')])
