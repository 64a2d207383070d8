import type { security } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { challengeId } from './sessions.ts'

export const securityExamples: ExamplesOf<typeof security> = {
  endSession: { params: { sessionId: '8f0f5a6e-6b7c-4f0e-9d53-2a3c6c1b7d10' }, response: {} },
  endOtherSessions: { response: { ended_count: 2 } },
  listSignIns: {
    description:
      "Attempts for an address without an account are in nobody's list. A sign-in whose code was not entered says so: somebody knows the password.",
    query: { from: 0, size: 20, outcome: 'failure' },
    response: {
      sign_ins: [
        {
          id: 4102,
          at: '2026-11-20T01:00:00.000Z',
          purpose: 'sign_in',
          result: 'code_incorrect',
          device: 'Google Chrome（Windows）',
        },
        {
          id: 4096,
          at: '2026-11-18T23:40:00.000Z',
          purpose: 'sign_in',
          result: 'password_incorrect',
          device: 'Safari（iPhone）',
        },
      ],
      count_all: 2,
    },
  },
  sendSecondFactorCode: {
    description:
      'A code is sent for either direction: on, because it shows that the codes of later sign-ins will arrive.',
    body: { is_second_factor_required: false, password: 'yamabuki-no-hana-27' },
    response: { challenge_id: challengeId, masked_email_address: 'k****@ao***', resend_after_seconds: 60 },
  },
  resendSecondFactorCode: {
    body: { is_second_factor_required: false, challenge_id: challengeId },
    response: { resend_after_seconds: 60 },
  },
}
