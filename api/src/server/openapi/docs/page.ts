import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../platform/http/public.ts'
import type { OpenApiDocument } from '../document.ts'
import type { Operation } from '../operation.ts'
import { callArticle, prose, table } from './call.ts'
import type { Named } from './fields.ts'
import { searchScript } from './search.ts'
import { style } from './style.ts'

/** What the page may do: its own style and its own script, by their hashes, and nothing from anywhere. */
export const docsPolicy = (): string => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `default-src 'none'; style-src ${hash(style)}; script-src ${hash(searchScript)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
}

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The OpenAPI document as one page for people. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const groups = document.tags.map(({ name, description = name }: { name: string; description?: string }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const named = document.components.schemas as Named
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.info.title}</title><style>${style}</style></head>
<body><header><h1 lang="ja">${document.info.title}</h1>
${document.info.description
  .split('\n\n')
  .map(paragraph => `<p>${prose(paragraph)}</p>`)
  .join('\n')}
<p>For machines: <a href="/api/v1/openapi.json">openapi.json</a></p></header>
<div class="side"><div class="search" hidden><label for="search">Search calls and codes</label><input id="search" type="search" autocomplete="off" spellcheck="false"><div id="found" role="status"></div></div>
<nav aria-label="Calls">${groups.map(({ name, description, calls: ofGroup }) => `<section><h2><a href="#group-${name}">${escapeHtml(description)}</a></h2><ul>${ofGroup.map(({ operation: { operationId } }) => `<li data-call="${operationId}"><a href="#${operationId}">${operationId}</a></li>`).join('')}</ul></section>`).join('')}</nav></div>
<main><section><h2 id="platform-answers">Answers of every call</h2><p>Whatever a call lists, these can come instead. They look like any refusal.</p>
${table('', ['Code', 'Text'], platformRows(document))}</section>
${groups.map(({ name, description, calls: ofGroup }) => `<section data-group><h2 id="group-${name}">${escapeHtml(description)}</h2>${ofGroup.map(({ method, path, operation }) => callArticle(method, path, operation, named)).join('\n')}</section>`).join('\n')}
</main><script type="module">${searchScript}</script></body></html>`
}

const platformRows = ({ components: { examples } }: OpenApiDocument): string[][] =>
  Object.entries(examples as Readonly<Record<string, { value: { message: string } }>>).map(([code, { value }]) => [
    `<code>${code}</code>`,
    `<span lang="ja">${escapeHtml(value.message)}</span>`,
  ])
