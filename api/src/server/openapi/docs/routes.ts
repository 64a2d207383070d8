import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type App, refusePlatform, type Resource } from '../../../platform/http/public.ts'
import type { Services } from '../../../platform/services/public.ts'

const cached = { 'cache-control': 'public, max-age=60' }
// A sandboxed page has no origin that one could name.
const cachedForGood = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }

/** The API's description for machines and for people; made on the first call, for most processes are never asked. */
export function mountOpenApi(
  app: Hono<App>,
  { config }: Services,
  resources: Readonly<Record<string, Resource>>,
): void {
  const describe = once(async () => {
    const { openApiDocument } = await import('../document.ts')
    const messagesOf = Object.fromEntries(Object.entries(resources).map(([name, { messages }]) => [name, messages]))
    return openApiDocument(messagesOf, config.edgeOrigin)
  })
  const draw = once(async () => {
    const [{ docsPage, docsPolicy }, { readSwaggerUi }] = await Promise.all([
      import('./page.ts'),
      import('./swagger-ui.ts'),
    ])
    const files = await readSwaggerUi()
    return { html: docsPage(await describe(), files), policy: docsPolicy(files.script), files: Object.values(files) }
  })

  app.get('/api/v1/openapi.json', async context => context.json(await describe(), 200, cached))
  app.use('/api/docs/*', compress())
  app.get('/api/docs', async context => {
    const { html, policy } = await draw()
    return context.html(html, 200, { ...cached, 'content-security-policy': policy })
  })
  app.get('/api/docs/:file', async context => {
    const { files } = await draw()
    const file = files.find(({ path }) => path === context.req.path) ?? refusePlatform('not_found')
    return context.body(file.bytes, 200, { ...cachedForGood, 'content-type': file.type })
  })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
