import { hasIntegrity, integrityOf } from '@invoice-card/environment/verify'
import { ask } from '../ask.ts'
import { securityHeaders } from '../edge/headers.ts'
import { cardDocumentOf } from './card-document.ts'
import type { Expected } from './expected.ts'

/** Something that a visitor gets and the live set does not say. */
export interface Deviation {
  readonly kind: 'page' | 'header' | 'file' | 'card_document' | 'unreachable' | 'environment'
  readonly message: string
}

/** One page serves every path; a change of one path only would choose that of the payment. */
const paths = ['/', '/signin', '/payments/create', '/request']
/** Headers that make a browser go or fetch somewhere. The product sends none of them. */
const unwanted = ['refresh', 'link', 'location', 'content-security-policy-report-only']
const timeoutMs = 10_000
const atOnce = 6

/** Fetches page, headers, files and card document as a visitor does, and names what is not as expected. */
export async function visit(origin: string, expected: Expected): Promise<Deviation[]> {
  const documents = await Promise.all(paths.map(path => visitPage(origin + path, expected)))
  const [away] = documents.flat()
  // Nothing answers: one alarm, and not one for each of a hundred scripts.
  if (away && documents.every(([found]) => found?.kind === 'unreachable'))
    return [{ ...away, message: `${away.message}; no page came, so scripts were not asked for` }]
  const files = await inTurns([...expected.files], ([path, integrity]) => visitFile(origin + path, integrity))
  return [...documents.flat(), ...files.flat(), ...(await visitCardDocument(expected))]
}

async function visitPage(url: string, { pages, sequence }: Expected): Promise<Deviation[]> {
  const answer = await ask(url, timeoutMs)
  if ('problem' in answer) return [unreachable(url, answer.problem)]
  const { headers, body } = answer
  const wrong = Object.entries(securityHeaders).filter(([name, value]) => headers.get(name) !== value)
  return [
    ...(pages.some(page => hasIntegrity(body, page))
      ? []
      : [{ kind: 'page', message: `${url} is no page of set ${sequence}` } as const]),
    ...wrong.map(([name]) => ({ kind: 'header', message: `${url}: ${name} is ${quoted(headers.get(name))}` }) as const),
    ...unwanted
      .filter(name => headers.has(name))
      .map(name => ({ kind: 'header', message: `${url} sends ${name}: ${quoted(headers.get(name))}` }) as const),
  ]
}

async function visitFile(url: string, integrity: string): Promise<Deviation[]> {
  const answer = await ask(url, timeoutMs)
  if ('problem' in answer) return [unreachable(url, answer.problem)]
  return hasIntegrity(answer.body, integrity) ? [] : [{ kind: 'file', message: `${url} is not what its release says` }]
}

async function visitCardDocument({ cardDocument: { url, accepted } }: Expected): Promise<Deviation[]> {
  const answer = await ask(url, timeoutMs)
  if ('problem' in answer) return [unreachable(url, answer.problem)]
  if (accepted !== null && hasIntegrity(cardDocumentIn(answer), accepted)) return []
  const reason =
    accepted === null
      ? 'was never accepted: look at it, then `pnpm ops watch --accept-card-document`'
      : 'is not the one that was accepted'
  return [{ kind: 'card_document', message: `${url} ${reason}` }]
}

/** What the card document is now. @throws Error where it does not come. */
export async function seenCardDocument(url: string): Promise<string> {
  const answer = await ask(url, timeoutMs)
  if ('problem' in answer) throw new Error(`${url} ${answer.problem}`)
  return integrityOf(cardDocumentIn(answer))
}

const cardDocumentIn = ({ headers, body }: { readonly headers: Headers; readonly body: Buffer }): string =>
  cardDocumentOf(headers.get('content-security-policy') ?? '', body.toString('utf8'))

const unreachable = (url: string, problem: string): Deviation => ({ kind: 'unreachable', message: `${url} ${problem}` })
const quoted = (value: string | null) => (value === null ? 'missing' : JSON.stringify(value))

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
