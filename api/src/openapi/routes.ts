import type { Hono } from 'hono'
import type { App } from '../http/request.ts'
import type { Resource } from '../http/mount.ts'
import type { Services } from '../services.ts'

const cached = { 'cache-control': 'public, max-age=60' }
const pagePolicy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'" }

/** The API's description for machines and for people; made on the first call, for most processes are never asked. */
export function mountOpenApi(app: Hono<App>, { config }: Services, resources: Readonly<Record<string, Resource>>): void {
  let description: Promise<{ json: object, html: string }> | undefined
  const describe = () => description ??= render()
  const render = async () => {
    const [{ openApiDocument }, { docsPage }] = await Promise.all([import('./document.ts'), import('./docs-page.ts')])
    const messagesOf = Object.fromEntries(Object.entries(resources).map(([name, { messages }]) => [name, messages]))
    return { json: openApiDocument(messagesOf, config.edgeOrigin), html: docsPage(messagesOf) }
  }

  app.get('/api/v1/openapi.json', async context => context.json((await describe()).json, 200, cached))
  app.get('/api/docs', async context => context.html((await describe()).html, 200, { ...cached, ...pagePolicy }))
}
