import type { Hono } from 'hono'
import type { App, Resource } from '../../../platform/http/public.ts'
import type { Services } from '../../../platform/services/public.ts'

const cached = { 'cache-control': 'public, max-age=60' }

/** The API's description for machines and for people; made on the first call, for most processes are never asked. */
export function mountOpenApi(
  app: Hono<App>,
  { config }: Services,
  resources: Readonly<Record<string, Resource>>,
): void {
  let description: Promise<{ json: object; html: string; policy: string }> | undefined
  const describe = () => (description ??= render())
  const render = async () => {
    const [{ openApiDocument }, { docsPage, docsPolicy }] = await Promise.all([
      import('../document.ts'),
      import('./page.ts'),
    ])
    const messagesOf = Object.fromEntries(Object.entries(resources).map(([name, { messages }]) => [name, messages]))
    const json = openApiDocument(messagesOf, config.edgeOrigin)
    return { json, html: docsPage(json), policy: docsPolicy() }
  }

  app.get('/api/v1/openapi.json', async context => context.json((await describe()).json, 200, cached))
  app.get('/api/docs', async context => {
    const { html, policy } = await describe()
    return context.html(html, 200, { ...cached, 'content-security-policy': policy })
  })
}
