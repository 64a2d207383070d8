import type { verification } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const requested = {
  recipient: '株式会社青葉デザイン製作所',
  postal_code: '1500002',
  address: '東京都渋谷区渋谷二丁目15番1号',
  requested_at: '2026-11-20T01:00:00.000Z',
  printed_at: null,
  expires_at: null,
  remaining_attempts: 5,
}

export const verificationExamples: ExamplesOf<typeof verification> = {
  getVerification: {
    response: {
      verified_at: null,
      letter: { ...requested, printed_at: '2026-11-20T06:00:00.000Z', expires_at: '2026-12-20T06:00:00.000Z' },
      next_letter_from: '2026-11-27T01:00:00.000Z',
    },
  },
  requestVerificationLetter: {
    description: 'The address is that of the register of corporations; of a sole proprietor it is the home.',
    response: { verified_at: null, letter: requested, next_letter_from: '2026-11-27T01:00:00.000Z' },
  },
  verifyCompany: {
    body: { letter_code: 'K7QFM-X3P9D' },
    response: { verified_at: '2026-11-24T02:30:00.000Z', letter: null, next_letter_from: null },
  },
}
