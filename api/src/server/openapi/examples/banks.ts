import type { banks } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const banksExamples: ExamplesOf<typeof banks> = {
  searchBanks: {
    query: { search_word: 'みつびし' },
    response: { banks: [{ code: '0005', name: '三菱ＵＦＪ', name_kana: 'ミツビシユ－エフジエイ' }] },
  },
  getClosedDays: {
    response: {
      today: '2026-11-20',
      earliest_transfer_date: '2026-11-26',
      latest_transfer_date: '2027-01-19',
      earliest_deposit_date: '2026-11-27',
      closed_days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'],
    },
  },
}
