import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../platform/http/public.ts'
import type { OpenApiDocument } from '../document.ts'
import type { DocsFile } from './swagger-ui.ts'

// It describes and sends nothing: no call can be tried from a page that people of all companies may open.
const start = `SwaggerUIBundle({
  dom_id: '#calls',
  spec: JSON.parse(document.querySelector('#description').textContent),
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  filter: true,
  supportedSubmitMethods: [],
})`

/**
 * What the page may do: run Swagger UI and the line that starts it, by their hashes, and load its style.
 * The sandbox gives it an origin of its own: it runs on our host, and the tokens of who is signed in there are not its
 * business.
 */
export const docsPolicy = ({ integrity }: DocsFile): string =>
  [
    `default-src 'none'`,
    `script-src '${integrity}' 'sha256-${createHash('sha256').update(start).digest('base64')}'`,
    `style-src 'self'`,
    `img-src data:`,
    `sandbox allow-scripts`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')

/** The OpenAPI document as a page for people, by Swagger UI. It is part of the page: a sandbox could not fetch it. */
export function docsPage(document: OpenApiDocument, { script, style }: { script: DocsFile; style: DocsFile }): string {
  const description = JSON.stringify(document).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<link rel="stylesheet" href="${style.path}" integrity="${style.integrity}" crossorigin="anonymous"></head>
<body><p>For machines: <a href="/api/v1/openapi.json">openapi.json</a></p>
<main id="calls"></main>
<script type="application/json" id="description">${description}</script>
<script src="${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>
<script>${start}</script></body></html>`
}
