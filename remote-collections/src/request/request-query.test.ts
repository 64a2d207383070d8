import '@invoice-card/config/testing'
import type { RequestSellerDetail } from '@invoice-card/contracts'
import { detailed } from '../testing/request.ts'
import { requestQuery } from './request-query.ts'

type Interval = (query: { state: { data: RequestSellerDetail | undefined } }) => number | false
const intervalOf = (data?: RequestSellerDetail) => (requestQuery(18).refetchInterval as Interval)({ state: { data } })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const withMail = (state: 'waiting' | 'sent', at: string) =>
  detailed({ mails: [{ ...detailed().mails[0]!, state, at }, ...detailed().mails] })

// It said 送信待ち until the page was loaded again.
test('a request is asked for again while a mail waits to be sent, and not for ever', () => {
  expect(intervalOf(withMail('waiting', minutesAgo(0)))).toBe(3_000)
  expect(intervalOf(withMail('waiting', minutesAgo(6)))).toBe(false)
  expect(intervalOf(withMail('sent', minutesAgo(0)))).toBe(false)
  expect(intervalOf()).toBe(false)
})
