import type { IncomingMessage, ServerResponse } from 'node:http'

const maxBytes = 16 * 1024

/** Takes what browsers report about failures and policy violations and writes one log line each. */
export async function takeReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > maxBytes) break
  }
  console.log(JSON.stringify({ at: new Date().toISOString(), report: body.slice(0, maxBytes) }))
  response.writeHead(204).end()
}
