import { ErrorBody, platformErrors, type Endpoint } from '@invoice-card/contracts'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Words that only the inside of the server says. */
const internals =
  /\bat \S+ \(|\.ts:\d+|node_modules|\bselect \S+ from\b|\binsert into\b|\bviolates\b|syntax for type|Error:/i
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** What is wrong with an answer by the contract of its call; nothing where it matches. */
export function problemsOf(endpoint: Endpoint, { status, text }: Answer): string[] {
  // Node itself refuses headers that are too long or expect something, before the API sees the request.
  if ((status === 417 || status === 431) && text === '') return []
  const body = parseJson(text)
  if (body === undefined) return [`${status} without JSON: ${text.slice(0, 200)}`]
  return status < 300 ? successFaults(endpoint, status, body) : refusalFaults(endpoint, status, body)
}

function successFaults({ response }: Endpoint, status: number, body: unknown): string[] {
  if (status !== 200) return [`${status} is no success of this API`]
  const parsed = v.safeParse(response, body)
  if (!parsed.success) return parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
  // A schema lets unknown fields through and drops them; an answer that carries some gives away what nobody agreed to.
  return isDeepStrictEqual(parsed.output, body) ? [] : ['the answer carries fields that its contract does not know']
}

function refusalFaults({ errors = {} }: Endpoint, status: number, body: unknown): string[] {
  const parsed = v.safeParse(ErrorBody, body)
  if (!parsed.success) return [`${status} without the body of an error`]
  const { status: code, message, fields = [] } = parsed.output
  const listed: Readonly<Record<string, number>> = { ...platformErrors, ...errors }
  return [
    ...(listed[code] === status ? [] : [`${status} ${code} is not in the contract`]),
    ...(status >= 500 ? [`${status} ${code}: a defect`] : []),
    ...[message, ...fields.map(field => field.message)].flatMap(text =>
      japanese.test(text) && !internals.test(text) ? [] : [`text not fit for users: ${text}`],
    ),
    ...(internals.test(JSON.stringify(fields)) ? ['internals in the fields'] : []),
    ...(isDeepStrictEqual(parsed.output, body) ? [] : ['the error carries fields that nobody agreed to']),
  ]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
