import type { postalCodes } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const postalCodesExamples: ExamplesOf<typeof postalCodes> = {
  findPostalAddresses: {
    params: { code: '1500002' },
    response: { addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }] },
  },
}
