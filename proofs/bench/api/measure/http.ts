import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly location: string | undefined
}
type Headers = Readonly<Record<string, string>>

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/**
 * One call over an open connection, with as little of its own as possible: the caller shares the machine with the
 * server.
 */
export const call = (url: string, headers: Headers = {}, body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      url,
      {
        agent,
        method: json === undefined ? 'GET' : 'POST',
        headers:
          json === undefined
            ? headers
            : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            location: response.headers.location,
          }),
        )
        response.on('error', reject)
      },
    )
    // A server may end an open connection at the very moment that it is used again.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET' ? resolve(call(url, headers, body)) : reject(error),
    )
    sent.end(json)
  })

/** The same, and anything but success ends the measurement: fast refusals would look like speed. */
export async function succeed(url: string, headers: Headers = {}, body?: unknown): Promise<Answer> {
  const answer = await call(url, headers, body)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer
}
