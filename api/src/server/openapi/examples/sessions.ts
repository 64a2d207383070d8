import type { sessions } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

/** Shortened: real tokens are JWTs of some hundred characters. */
export const tokens = {
  access_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl',
  id_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl',
  refresh_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6InJ0K2p3dCJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl',
}
export const challengeId = 'f3a1c2d4-5b6e-4f70-8a91-b2c3d4e5f607'

export const sessionsExamples: ExamplesOf<typeof sessions> = {
  login: {
    description:
      'Answers 200 where a code is needed, too: `status` distinguishes the two. A wrong address and a wrong password look and take the same.',
    body: { email_address: 'keiri@aoba-design.example.jp', password: 'yamabuki-no-hana-27' },
    response: {
      status: 'second_factor_required',
      challenge_id: challengeId,
      masked_email_address: 'ke***@aoba-design.example.jp',
      resend_after_seconds: 30,
    },
  },
  login2Auth: {
    description: 'Five wrong codes end the attempt; begin again with `login`.',
    body: { challenge_id: challengeId, auth_code: '481062' },
    response: tokens,
  },
  resendAuthCode: { body: { challenge_id: challengeId }, response: { resend_after_seconds: 30 } },
  logout: { description: 'An access token that has expired is good enough to sign out.', response: {} },
  refreshTokens: {
    description:
      'Sends neither token header. Store the new refresh token: the old one is used up, and showing it again ends the session.',
    body: { refresh_token: tokens.refresh_token },
    response: tokens,
  },
}
