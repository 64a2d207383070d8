type Answer = unknown | ((request: Request) => unknown)

/** What a screen asks of the API in a test. */
export interface Network {
  /** Every request so far, as `POST /api/v1/login`. */
  readonly calls: () => string[]
  readonly requestsOf: (call: string) => Request[]
  readonly bodies: (call: string) => Promise<unknown[]>
  /** Changes what a call is answered with from now on. */
  readonly answer: (call: string, answer: Answer) => void
}

/**
 * Answers the browser's requests by `METHOD /path`: a value is the JSON answer, a `Response` is itself, a function
 * makes either.
 */
export function answerWith(answers: Record<string, Answer>): Network {
  const requests: Request[] = []
  const table = new Map<string, Answer>(Object.entries(answers))
  globalThis.fetch = async input => {
    const request = input as Request
    requests.push(request.clone())
    const name = nameOf(request)
    if (!table.has(name)) throw new TypeError(`Nobody answers ${name}`)
    const answer = table.get(name)
    const value = typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer
    return value instanceof Response ? value.clone() : Response.json(value)
  }
  const requestsOf = (call: string) =>
    requests.filter(request => nameOf(request) === call).map(request => request.clone())
  return {
    calls: () => requests.map(nameOf),
    requestsOf,
    bodies: call => Promise.all(requestsOf(call).map(request => request.json())),
    answer: (call, answer) => void table.set(call, answer),
  }
}

const nameOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`

/** A refusal as the API answers it. */
export const refusal = (httpStatus: number, status: string, message = 'できません。'): Response =>
  Response.json({ status, message }, { status: httpStatus })

/** No answer at all: the connection was lost, perhaps after the server had acted. */
export const lost = (): never => {
  throw new TypeError('fetch failed')
}
