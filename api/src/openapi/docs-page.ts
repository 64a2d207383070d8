import { api, type Contract, type Endpoint } from '@invoice-card/contracts'
import { escapeHtml } from '../http/escape-html.ts'

const style = `
:root { font: 16px/1.7 system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif; color: #1c2430; background: #eef1f5 }
body { margin: 0 auto; max-width: 860px; padding: 32px 16px } a { color: #1a4b8c } h1 { font-size: 24px; margin: 0 } h2 { margin: 32px 0 8px; font-size: 18px }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 12px 0 } article { margin: 0 0 8px; padding: 12px 16px; background: #fff; border: 1px solid #d5dce5; border-radius: 10px }
code { font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere } .method { display: inline-block; min-width: 4em; font-weight: 700; color: #1a4b8c }
p { margin: 4px 0 } .marks { color: #566173; font-size: 13px } table { border-collapse: collapse; font-size: 14px; margin: 6px 0 0 } td { padding: 2px 12px 2px 0; vertical-align: top }
`

/** One readable page of all calls; the schemas are in openapi.json. */
export const docsPage = (messagesOf: Readonly<Record<string, Readonly<Record<string, string>>>>): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>請求書カード払いオンライン API</title><style>${style}</style></head>
<body><h1>請求書カード払いオンライン API</h1>
<p>Schemas, parameters and every error: <a href="/api/v1/openapi.json">openapi.json</a>. Signed-in calls send the id token as <code>authorization: Bearer …</code> and the access token as <code>x-access-token</code>.</p>
<nav>${Object.keys(api).map(name => `<a href="#${name}">${name}</a>`).join('')}</nav>
${Object.entries<Contract>(api).map(([name, contract]) => `<h2 id="${name}">${name}</h2>${Object.entries(contract).map(([call, endpoint]) => entry(call, endpoint, messagesOf[name] ?? {})).join('')}`).join('\n')}
</body></html>`

const entry = (name: string, endpoint: Endpoint, messages: Readonly<Record<string, string>>): string => `<article id="${name}">
<p><code><span class="method">${endpoint.method}</span> ${endpoint.path}</code></p><p>${escapeHtml(endpoint.summary)}</p><p class="marks">${marksOf(name, endpoint).join(' · ')}</p>
${endpoint.errors ? `<table>${Object.entries(endpoint.errors).map(([code, status]) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(messages[code] ?? '')}</td></tr>`).join('')}</table>` : ''}</article>`

const marksOf = (name: string, { auth, isIdempotent, toggle }: Endpoint): string[] => [
  name, auth === 'public' ? 'no sign-in' : 'signed in', ...(isIdempotent ? ['Idempotency-Key'] : []), ...(toggle ? [`toggle ${toggle}`] : []),
]
