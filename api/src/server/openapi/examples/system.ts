import type { system } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const systemExamples: ExamplesOf<typeof system> = {
  getSystemTime: { response: { system_time: '2026-11-20T01:00:00.000Z' } },
  getServiceFacts: {
    response: {
      commission_rate: 3,
      minimum_commission_amount: 330,
      operator_name: '株式会社請求書カード払いオンライン',
      operator_address: '〒100-0005 東京都千代田区丸の内一丁目9番9号',
      operator_registration_number: 'T3010401998877',
      support_address: 'support@invoice-card.example',
    },
  },
  getFeatures: { response: { collections: true, collections_existing: true } },
}
