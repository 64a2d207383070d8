import type { oauth } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { resendCode } from '../codes/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { acceptSignInCode, limitSignIns, provePassword } from '../sessions/public.ts'
import { findUser, lockUser } from '../user-rows/public.ts'
import { approve, checkRequest, redirectUrl } from './authorization.ts'
import { findClient } from './client-store.ts'
import { endGrantsOf, findProgram, findRequest, saveAuthorizationRequest, listIntegrations } from './grant-store.ts'
import { approvalExpired } from './messages.ts'

export const oauthHandlers: ApiHandlers<typeof oauth> = {
  getAuthorization: async ({ query, refuse }, context) => {
    const request = await checkRequest(context.db, query, refuse)
    return {
      client_name: request.client_name,
      scopes: request.scopes,
      denial_url: redirectUrl(context, request, { error: 'access_denied' }),
    }
  },

  approveAuthorization: async ({ body, refuse }, context) => {
    const { client_name, ...request } = await checkRequest(context.db, body, refuse)
    return provePassword(
      context,
      body,
      { purpose: 'oauth_approval', program: client_name },
      { fail: () => refuse('login_failed'), frozen: () => refuse('user_frozen') },
      {
        codeSent: async (db, sent) => {
          await saveAuthorizationRequest(db, { challenge_id: sent.challenge_id, ...request })
          return { status: 'second_factor_required', ...sent } as const
        },
        proven: (db, user) => approve(db, context, user, { client_name, ...request }),
      },
    )
  },

  approveAuthorization2Auth: async ({ body, refuse }, context) => {
    await limitSignIns(context)
    return acceptSignInCode(
      context,
      { purpose: 'oauth_approval', id: body.challenge_id, code: body.auth_code },
      refuse,
      async (db, { id, user_id }) => {
        if (user_id === null) throw new Error(`Challenge ${id} is of no user`)
        const request = await findRequest(db, id)
        const client = (await findClient(db, request.client_id)) ?? refuse('oauth_client_unknown')
        return approve(db, context, await findUser(db, user_id), { ...request, client_name: client.name })
      },
    )
  },

  resendApprovalCode: async ({ body, refuse }, context) => {
    const which = { purpose: 'oauth_approval', id: body.challenge_id } as const
    const sent = await resendCode(context, { ...which, program: await findProgram(context.db, which.id) })
    if (sent === 'auth_code_expired') return refuse(sent, { message: approvalExpired })
    return typeof sent === 'string' ? refuse(sent) : sent
  },

  listExternalIntegrations: async (_, { db, session, now }) => ({
    external_integrations: (await listIntegrations(db, session.user_id, now())).map(
      ({ client_id, name, scopes, created_at, last_used_at, expires_at }) => ({
        client_id,
        client_name: name,
        scopes,
        connected_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
        expires_at: expires_at.toISOString(),
      }),
    ),
  }),

  endExternalIntegration: ({ params: { clientId }, refuse }, { db: pool, session, now }) =>
    inTransaction(pool, async db => {
      await lockUser(db, session.user_id)
      if ((await endGrantsOf(db, { userId: session.user_id, clientId }, 'revoked_by_user', now())) === 0)
        refuse('external_integration_not_found')
      await appendAudit(db, {
        chain: auditChainOf(session.company_id),
        at: now(),
        actor: `user:${session.user_id}`,
        action: 'oauth.ended',
        subject: `oauth_client:${clientId}`,
        detail: {},
      })
      return {}
    }),
}
