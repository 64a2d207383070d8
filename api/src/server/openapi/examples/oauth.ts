import type { oauth } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { challengeId } from './sessions.ts'

const client_id = '0d6f4a5e-3c1b-4d0e-9a55-6f1f0c2b7e11'
const request = {
  response_type: 'code',
  client_id,
  redirect_uri: 'https://kaikei.example.jp/oauth/callback',
  scope: 'payments:register',
  state: 'af0ifjsldkj',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
} as const
const redirect_url =
  'https://kaikei.example.jp/oauth/callback?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj&iss=https%3A%2F%2Fpay.example.jp'

export const oauthExamples: ExamplesOf<typeof oauth> = {
  getAuthorization: {
    description:
      'The client then takes its code to `POST /api/v1/oauth/token` (a form, RFC 6749), with the verifier of `code_challenge`.',
    query: request,
    response: {
      client_name: 'クラウド会計サンプル',
      scopes: ['payments:register'],
      denial_url:
        'https://kaikei.example.jp/oauth/callback?error=access_denied&state=af0ifjsldkj&iss=https%3A%2F%2Fpay.example.jp',
    },
  },
  approveAuthorization: {
    body: { email_address: 'keiri@aoba-design.example.jp', password: 'yamabuki-no-hana-27', ...request },
    response: {
      status: 'second_factor_required',
      challenge_id: challengeId,
      masked_email_address: 'k****@ao***',
      resend_after_seconds: 60,
    },
  },
  approveAuthorization2Auth: {
    body: { challenge_id: challengeId, auth_code: '481062' },
    response: { status: 'approved', redirect_url },
  },
  resendApprovalCode: { body: { challenge_id: challengeId }, response: { resend_after_seconds: 60 } },
  listExternalIntegrations: {
    response: {
      external_integrations: [
        {
          client_id,
          client_name: 'クラウド会計サンプル',
          scopes: ['payments:register'],
          connected_at: '2026-11-20T06:00:00.000Z',
          last_used_at: '2026-11-21T23:05:00.000Z',
          expires_at: '2027-02-18T06:00:00.000Z',
        },
      ],
    },
  },
  endExternalIntegration: { params: { clientId: client_id }, response: {} },
}
