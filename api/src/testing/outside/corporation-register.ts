import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer =
  | { readonly status?: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'silence'

/** A line of the register in CSV of version 4, all thirty columns. */
export const registerLine = (
  number: string,
  name: string,
  { closeDate = '', latest = '1', hihyoji = '0' } = {},
): string =>
  [
    '1',
    number,
    '01',
    '0',
    '2024-04-01',
    '2024-03-28',
    name,
    '',
    '301',
    '東京都',
    '千代田区',
    '霞が関３丁目１－１',
    '',
    '13',
    '101',
    '1000013',
    '',
    '',
    closeDate,
    '',
    '',
    '',
    '2015-10-05',
    latest,
    '',
    '',
    '',
    '',
    'アオゾラ',
    hihyoji,
  ]
    .map(field => `"${field}"`)
    .join(',')

export const registerAnswer = (...lines: string[]): string =>
  [`2026-11-20,${lines.length},1,1`, ...lines, ''].join('\r\n')

/** Stands for the National Tax Agency's Web API, which is not ours: answers as set and records what it was asked. */
export async function startCorporationRegister() {
  const asked: URL[] = []
  let answer: Answer = { body: registerAnswer() }
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://register'))
    if (answer === 'silence') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'text/csv', ...answer.headers }).end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    // A server on a port answers with an AddressInfo.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next: Answer) => {
      answer = next
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
