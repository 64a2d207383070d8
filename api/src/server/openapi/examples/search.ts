import type { search } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const searchExamples: ExamplesOf<typeof search> = {
  searchCompany: {
    description:
      'For the search field of the header. `has_more` says that more of a kind have the word than are answered, and `lists` how many each list of that kind finds.',
    query: { search_word: 'アオバ' },
    response: {
      payments: {
        rows: [{ id: 5012, name: '株式会社アオバデザイン', amount: 110_000, status: 1, is_action_required: false }],
        has_more: false,
      },
      suppliers: { rows: [{ id: 214, name: '株式会社アオバデザイン', status: 'Approved' }], has_more: false },
      requests: { rows: [], has_more: false },
      drafts: {
        rows: [{ id: 31, name: '株式会社アオバデザイン', amount: null, updated_at: '2026-11-20T01:00:00.000Z' }],
        has_more: false,
      },
      request_drafts: { rows: [], has_more: false },
    },
  },
}
