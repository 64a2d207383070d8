import type { credentials } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { codeSent } from './registrations.ts'
import { challengeId } from './sessions.ts'

const resetToken = 'q8Vt5nWb2kLh9d4rZyTs6C'

export const credentialsExamples: ExamplesOf<typeof credentials> = {
  changePassword: {
    body: { current_password: 'yamabuki-no-hana-27', new_password: 'akebono-to-kisetsu-58' },
    response: {},
  },
  sendPasswordResetMail: { body: { email_address: 'keiri@sample-shoji.example.jp' }, response: {} },
  checkPasswordReset: {
    body: { reset_token: resetToken },
    response: { masked_email_address: 'ke***@sample-shoji.example.jp', expires_at: '2026-11-20T01:30:00.000Z' },
  },
  resetPassword: { body: { reset_token: resetToken, new_password: 'akebono-to-kisetsu-58' }, response: {} },
  changeEmailAddress: {
    body: { new_email_address: 'keiri2@sample-shoji.example.jp', password: 'yamabuki-no-hana-27' },
    response: codeSent,
  },
  resendEmailAuthCode: { body: { challenge_id: challengeId }, response: { resend_after_seconds: 30 } },
  verifyEmailAuthCode: {
    body: { challenge_id: challengeId, auth_code: '481062' },
    response: { email_address: 'keiri2@sample-shoji.example.jp' },
  },
}
