import { expect, test } from '@playwright/test'
import { instance } from '../../environment.ts'
import { ops } from '../../fixtures/command.ts'
import { startFaultProxy } from '../../fixtures/faults/fault-proxy.ts'
import { pageData } from '../../fixtures/releases.ts'
import { demo, signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { signedInStorage } from '../../fixtures/people/tokens.ts'

interface ReportedError {
  kind: string
  release: string
  message: string
  stack: string | null
  trace_id: string | null
  routes: string[]
  sequences: number[]
}
interface ReportedVital {
  release: string
  name: string
}

/** What is reported has to be there by then. */
const soon = { timeout: 10_000 }
const errors = (name: string) => ops<ReportedError[]>(['errors', '--hours', '1', '--of', name, '--limit', '1000'])

test('errors of a page, stops of its policies and its speed reach operators in seconds', async ({ browser }) => {
  const {
    sequence,
    host,
    remotes: { remote_suppliers: suppliers },
  } = await pageData()
  const proxy = await startFaultProxy(instance.edge_origin)
  const context = await browser.newContext({
    baseURL: proxy.origin,
    storageState: signedInStorage(proxy.origin, await signInThroughApi(demo)),
  })
  const page = await context.newPage()
  await proxy.inject({ url: suppliers?.files.find(file => file.includes('/expose-routes.')) ?? '', throwsAt: 'render' })
  await page.goto('/suppliers', { waitUntil: 'commit' })
  const number = page.getByText(/お問い合わせ番号/).locator('span')
  await expect(number).toHaveText(/^[0-9a-f]{32}$/)
  const quoted = await number.textContent()

  // From a timer, because the page's policy does not bind what the browser's debugger evaluates.
  await page.evaluate(() =>
    setTimeout(() => {
      const image = new Image()
      image.src = 'https://planted.example/pixel.png'
    }),
  )
  const here = { release: `host@${host.version}`, sequences: expect.arrayContaining([sequence]) }
  await expect
    .poll(() => errors('host'), soon)
    .toContainEqual(
      expect.objectContaining({
        ...here,
        kind: 'policy',
        message: expect.stringContaining('img-src: https://planted.example'),
      }),
    )
  await page.goto('about:blank')
  const release = `remote_suppliers@${suppliers?.version}`
  const fault = async () =>
    (await errors('remote-suppliers')).find(error => error.release === release && error.message === 'A fault at render')
  await expect.poll(fault, soon).toMatchObject({
    kind: 'error',
    trace_id: quoted,
    sequences: expect.arrayContaining([sequence]),
    routes: expect.arrayContaining(['/suppliers']),
    // A frame of the host, whose script is untouched: the remote's has no map for the fault in it.
    stack: expect.stringMatching(/react-dom-client\.production\.js:\d+:\d+/),
  })
  await expect
    .poll(() => ops<ReportedVital[]>(['vitals', '--hours', '1']), soon)
    .toContainEqual(expect.objectContaining({ release, name: 'FCP' }))
  await context.close()
  proxy.close()
})
