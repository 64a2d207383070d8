import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { immutable } from './headers.ts'

/** By the ending of a file. */
export const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  sig: 'application/octet-stream',
  html: 'text/html; charset=utf-8',
}

/** Encodings in order of preference, with the ending of the file that `publish` compressed. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
  { name: 'identity', ending: '' },
] as const

/** Serves a file below `root`, compressed where the client takes it. Answers false when there is no such file. */
export async function serveFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = safeJoin(root, path)
  const contentType = contentTypes[file?.split('.').at(-1) ?? '']
  if (!file || !contentType) return false
  const accepted = request.headers['accept-encoding'] ?? ''
  for (const { name, ending } of encodings) {
    if (name !== 'identity' && !accepted.includes(name)) continue
    const facts = await stat(file + ending).catch(() => null)
    if (!facts?.isFile()) continue
    response.writeHead(200, {
      'content-type': contentType,
      'content-length': facts.size,
      'cache-control': immutable,
      vary: 'accept-encoding',
      ...(name === 'identity' ? {} : { 'content-encoding': name }),
    })
    if (request.method === 'HEAD') response.end()
    // A client that goes away in the middle is no failure of the edge.
    else await pipeline(createReadStream(file + ending), response).catch(() => response.destroy())
    return true
  }
  return false
}

/** The path below `root`, or null when it would leave it or names a hidden file. */
function safeJoin(root: string, path: string): string | null {
  const decoded = decode(path)
  if (decoded === null || decoded.includes('\0') || /(^|\/)\./.test(decoded)) return null
  const file = normalize(join(root, decoded))
  return file.startsWith(root + sep) ? file : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
