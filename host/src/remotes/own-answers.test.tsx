import '../testing/page.ts'
import { createClient } from '@invoice-card/api-client'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import type { Contract, Endpoint, UserInformation } from '@invoice-card/contracts'
import { queryClient, userInformationQuery, useUserInformation } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Link, Outlet } from 'react-router-dom'
import * as v from 'valibot'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { standInForRemotes } from '../testing/stand-in-remotes.ts'
import { routesOfRemote } from './routes-of-remote.tsx'
import { prefetch } from './warm-up.ts'

/** What both releases ask with the same key, each with the schema that it was built with. */
function paymentOf<Response extends Endpoint['response']>(response: Response) {
  const getInvoice = { method: 'GET', path: '/api/v1/invoices/14', summary: '', response, errors: {} } as const
  const calls = createClient({ getInvoice } satisfies Contract)
  return queryOptions({ queryKey: ['payments', 'detail', 14], queryFn: () => calls.getInvoice() })
}
const older = paymentOf(v.object({ amount: v.number() }))
const newer = paymentOf(v.object({ amount: v.number(), receipt: v.object({ number: v.string() }) }))

function OlderScreen() {
  const { data } = useQuery(older)
  return data ? <p>{data.amount}</p> : null
}

function NewerScreen() {
  const client = useQueryClient()
  const { data } = useQuery(newer)
  const name = useUserInformation()?.user_last_name
  const rename = (user: UserInformation | undefined) => user && { ...user, user_last_name: '鈴木' }
  return (
    <>
      {data ? <p>{data.receipt.number}</p> : null}
      <p>{name}</p>
      <button onClick={() => void client.invalidateQueries({ queryKey: ['payments'] })}>変更</button>
      <button onClick={() => client.setQueryData(newer.queryKey, data => data && { ...data, amount: 5_000 })}>
        保存
      </button>
      <button onClick={() => client.setQueryData(userInformationQuery.queryKey, rename)}>改名</button>
    </>
  )
}

const ask = (query: typeof older) => (_: URLSearchParams, cache: QueryClient) => cache.prefetchQuery(query)
standInForRemotes(async name =>
  name === 'remote_suppliers'
    ? { routes: [{ index: true, Component: OlderScreen, handle: { prefetch: ask(older) } }] }
    : { routes: [{ index: true, Component: NewerScreen }] },
)

/** The two remotes in the host, with links between them. */
async function open(path: string) {
  const routes = await Promise.all([routesOfRemote('remote_suppliers'), routesOfRemote('remote_payments')])
  const links = (
    <>
      <Link to="/suppliers">取引先</Link>
      <Link to="/payments">お支払い</Link>
      <Outlet />
    </>
  )
  renderAt(path, [{ path: '/', element: links, children: routes.filter(route => route !== undefined) }])
}

const read = 'GET /api/v1/invoices/14'
const readUser = 'GET /api/v1/users/information'
let network: Network
beforeEach(() => {
  writeTokens(demoTokens)
  queryClient.clear()
  network = answerWith({
    [read]: { amount: 198_000, receipt: { number: 'R-7' } },
    [readUser]: demoInformation,
  })
})

// Both read one entry: with the fields that the older schema had dropped, this screen threw.
test('a remote shows what its own release parsed, though another has asked the same before', async () => {
  await open('/suppliers')
  await screen.findByText('198000')
  await userEvent.click(screen.getByRole('link', { name: 'お支払い' }))
  expect(await screen.findByText('R-7')).toBeVisible()
})

test('what a remote asks for before the press is its own, and asked once', async () => {
  await prefetch('/suppliers')
  await open('/suppliers')
  expect(await screen.findByText('198000')).toBeVisible()
  expect(network.requestsOf(read)).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'お支払い' }))
  expect(await screen.findByText('R-7')).toBeVisible()
})

test.each(['変更', '保存'])('what one remote invalidates or sets by 「%s」, the others ask again', async press => {
  await open('/suppliers')
  await screen.findByText('198000')
  await userEvent.click(screen.getByRole('link', { name: 'お支払い' }))
  await screen.findByText('R-7')
  network.answer(read, { amount: 5_000, receipt: { number: 'R-7' } })
  await userEvent.click(screen.getByRole('button', { name: press }))
  await userEvent.click(screen.getByRole('link', { name: '取引先' }))
  expect(await screen.findByText('5000')).toBeVisible()
})

test('the user is asked for by the host alone, and a change of a remote is seen by all', async () => {
  await open('/payments')
  await act(() => queryClient.prefetchQuery(userInformationQuery))
  expect(await screen.findByText('佐藤')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '改名' }))
  await waitFor(() => expect(screen.getByText('鈴木')).toBeVisible())
  expect(queryClient.getQueryData(userInformationQuery.queryKey)?.user_last_name).toBe('鈴木')
  expect(network.requestsOf(readUser)).toHaveLength(1)
})
