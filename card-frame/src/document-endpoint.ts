import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { builtDocument, type BuiltDocument } from './built-document.ts'

export type DocumentSettings = {
  /** The only origin that may embed the card document. */
  edgeOrigin: string
  /** Where the document sends the card; the only address that it may reach. */
  tokenEndpoint: string
  tokenApiKey: string
}

/**
 * `GET /frame`: the card document with this environment's origins filled in, under a policy that allows nothing but
 * itself.
 */
export async function documentEndpoint({ edgeOrigin, tokenEndpoint, tokenApiKey }: DocumentSettings): Promise<Hono> {
  const built = await readBuiltDocument()
  const html = fillIn(built.html, { parentOrigin: edgeOrigin, tokenEndpoint, tokenApiKey })
  const policy = [
    `default-src 'none'`,
    `script-src '${built.scriptHash}'`,
    `style-src '${built.styleHash}'`,
    `connect-src ${tokenEndpoint}`,
    `frame-ancestors ${edgeOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')

  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    vary: 'accept-encoding',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  const compressed = brotliCompressSync(html)

  return new Hono().get('/frame', c =>
    takesBrotli(c.req.header('accept-encoding'))
      ? c.body(compressed, 200, { ...headers, 'content-encoding': 'br' })
      : c.body(html, 200, headers),
  )
}

function takesBrotli(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some(encoding => encoding.trim().split(';')[0] === 'br')
}

async function readBuiltDocument(): Promise<BuiltDocument> {
  const text = await readFile(builtDocument, 'utf8').catch((cause: unknown) => {
    throw new Error('The card document is not built: run `pnpm --filter @invoice-card/card-frame build`.', { cause })
  })
  return JSON.parse(text)
}

function fillIn(html: string, settings: Record<string, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeAttribute(settings[name] ?? ''))
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, character => `&#${character.charCodeAt(0)};`)
}
