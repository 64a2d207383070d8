import type { Context, Hono } from 'hono'
import { type App, limitRate, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashToken, isSameText } from '../../platform/crypto/public.ts'
import { findClient } from './client-store.ts'
import { exchangeCode, refreshGrant, revokeToken } from './exchange.ts'

const maxBodyBytes = 16_384

/**
 * The calls of the clients themselves. No contract of ours: requests are forms and refusals are `{error}`, as every
 * OAuth library expects (RFC 6749, 7009).
 */
export function mountOAuthTokens(app: Hono<App>, services: Services): void {
  app.post('/api/v1/oauth/token', async context =>
    answer(context, services, async (clientId, form) => {
      const tokens = await tokensFor(services, clientId, form)
      return tokens === null
        ? refuse(context, 'invalid_grant')
        : typeof tokens === 'string'
          ? refuse(context, tokens)
          : context.json(tokens)
    }),
  )
  app.post('/api/v1/oauth/revoke', async context =>
    answer(context, services, async (clientId, form) => {
      const token = form.get('token')
      if (!token) return refuse(context, 'invalid_request')
      await revokeToken(services, clientId, token)
      return context.json({})
    }),
  )
}

type OAuthError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

const refuse = (context: Context<App>, error: OAuthError): Response => context.json({ error }, 400)

function tokensFor(services: Services, clientId: string, form: URLSearchParams) {
  const [code, redirectUri, verifier, refreshToken] = ['code', 'redirect_uri', 'code_verifier', 'refresh_token'].map(
    name => form.get(name),
  )
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return code && redirectUri && verifier
        ? exchangeCode(services, { clientId, code, redirectUri, verifier })
        : 'invalid_request'
    case 'refresh_token':
      return refreshToken ? refreshGrant(services, clientId, refreshToken) : 'invalid_request'
    default:
      return form.has('grant_type') ? 'unsupported_grant_type' : 'invalid_request'
  }
}

async function answer(
  context: Context<App>,
  services: Services,
  go: (clientId: string, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  context.header('cache-control', 'no-store')
  await limitRate(services, { key: `oauth-token:${context.var.request.address}`, max: 3000, windowSeconds: 900 })
  const form = await readForm(context)
  if (form === null) return refuse(context, 'invalid_request')
  const basic = readBasic(context.req.header('authorization'))
  const clientId = basic?.id ?? form.get('client_id') ?? ''
  const client = await findClient(services.db, clientId)
  const isSecretRight = isSameText(
    hashToken(basic?.secret ?? form.get('client_secret') ?? ''),
    client?.secret_hash ?? '',
  )
  if (client && isSecretRight) return go(clientId, form)
  if (!basic) return refuse(context, 'invalid_client')
  context.header('www-authenticate', 'Basic realm="oauth"')
  return context.json({ error: 'invalid_client' }, 401)
}

/** Null for anything but a form in which each name stands once. */
async function readForm({ req }: Context<App>): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? '')) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > maxBodyBytes) refusePlatform('payload_too_large')
    chunks.push(chunk)
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const names = [...form.keys()]
  const isStorable = [...form.values()].every(value => !value.includes('\0'))
  return new Set(names).size === names.length && isStorable ? form : null
}

function readBasic(header: string | undefined): { id: string; secret: string } | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  try {
    return { id: decodeURIComponent(id).replaceAll('\0', ''), secret: decodeURIComponent(secret) }
  } catch {
    return { id: '', secret: '' }
  }
}
