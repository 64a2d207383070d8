import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { expectScreen, followLinks, kindOf, leadOn, linksOn, privateRoutes } from '../../fixtures/page/routes.ts'

/**
 * Every route of docs/product.md#routes and where it ends. Two of ours, which its security settings lead to, are among
 * them. An anonymous user of a private one is always sent to the sign-in with a `redirect`.
 * `needs` names a step that the address bar alone can't give; the route then leads to where that step begins.
 */
const publicRoutes: readonly (readonly [path: string, anonymous: string, signedIn: string])[] = [
  ['/', '/signin', '/signin'],
  ['/signin', '/signin', '/signin'],
  ['/signup', '/signup', '/signup'],
  ['/signup/code', '/signup', '/signup'],
  ['/onetime-password', '/signin', '/toppage'],
  ['/password/sendemail', '/password/sendemail', '/password/sendemail'],
  ['/password/reset', '/password/sendemail', '/password/sendemail'],
  ['/password/reregistration', '/password/reregistration', '/password/reregistration'],
  ['/registration', '/signup?again=1', '/signup?again=1'],
  ['/registration/confirm', '/signup?again=1', '/signup?again=1'],
  ['/registration/result', '/signin', '/toppage'],
  [
    '/myaccount/edit-email-complete',
    '/signin?redirect=%2Fmyaccount%2Fedit-email-address',
    '/myaccount/edit-email-address',
  ],
  ['/leave-complete', '/signin', '/toppage'],
  ['/terms', '/terms', '/terms'],
  ['/commercial-transactions', '/commercial-transactions', '/commercial-transactions'],
  [
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
  ],
  ['/no/such/path', '/no/such/path', '/no/such/path'],
]

/**
 * Routes of one thing, by the screen that leads to it: opened from the address bar they end there, or where their flow
 * begins.
 */
const routesOfOne: readonly (readonly [from: string | RegExp, route: RegExp, end?: RegExp])[] = [
  // The one that was paid last has a history.
  ['/suppliers?order=lastPayment', /^\/suppliers\/\d+$/],
  [/^\/suppliers\/\d+$/, /^\/suppliers\/\d+\/payment-history$/],
  [/^\/suppliers\/\d+\/payment-history$/, /^\/suppliers\/\d+\/payment-history\/\d+$/],
  ['/notifications', /^\/notifications\/\d+$/],
  ['/payments/review', /^\/payments\/review\/\d+$/],
  ['/payments/reserved', /^\/payments\/reserved\/\d+$/],
  ['/payments/history', /^\/payments\/history\/\d+$/],
  ['/payments/waiting', /^\/payments\/waiting\/\d+\/creditcard$/],
  ['/payments/oauth', /^\/payments\/oauth\/\d+$/],
  [/^\/suppliers\/\d+$/, /^\/suppliers\/\d+\/collection-history$/],
  ['/collections/request', /^\/collections\/request\/\d+$/],
  ['/collections/decided', /^\/collections\/decided\/\d+$/],
  ['/collections/history', /^\/collections\/history\/\d+$/],
  ['/collections/draft', /^\/collections\/draft\/\d+$/, /^\/collections\/add\/invoiceinfo$/],
  ['/payments/draft', /^\/payments\/draft\/\d+$/, /^\/payments\/(add\/invoiceinfo|create)$/],
]

/** Private routes of things, for who is not signed in: whether the thing is there makes no difference. */
const routesOfThings = [
  '/suppliers/1',
  '/suppliers/1/payment-history',
  '/suppliers/1/payment-history/1',
  '/suppliers/1/collection-history/1',
  '/notifications/1',
  '/collections/request/1',
  '/collections/decided/1',
  '/collections/history/1',
  '/collections/draft/1',
  '/payments/draft/1',
  '/payments/review/1',
  '/payments/reserved/1',
  '/payments/history/1',
  '/payments/edit/1/invoiceinfo',
  '/payments/edit/1/confirm',
  '/payments/waiting/1/creditcard',
  '/payments/oauth/1',
  '/payments/receiptinvoice/00000000-0000-4000-8000-000000000001',
]

test.describe('nobody is signed in', () => {
  test.use({ account: null })

  test('every public path ends where it says', async ({ page }) => {
    for (const [path, end] of publicRoutes) {
      // As a bookmark: where everybody begins, and a step that needs the one before it.
      if (path === '/' || path === '/registration/confirm') await page.goto(path)
      else if (path === end) await moveTo(page, path)
      else await leadOn(page, path)
      await expect(page, path).toHaveURL(end)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('every private path leads to the sign-in and remembers where from', async ({ page, request }) => {
    await page.goto('/terms')
    for (const path of [
      ...privateRoutes.map(([route]) => route).filter(route => route !== '/myaccount/edit-email-complete'),
      ...routesOfThings,
    ]) {
      expect(await (await request.get(path)).text(), 'one page is served at every path').toContain('<div id="root">')
      await leadOn(page, path)
      await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(path)}`)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** First of its area, or first of its area that leads elsewhere: what the address bar alone could get wrong. */
const fromAddressBar = new Set([
  '/toppage',
  '/suppliers',
  '/suppliers/add/confirm',
  '/notifications',
  '/myaccount',
  '/myaccount/edit-email-auth',
  '/payments/draft',
  '/payments/add/confirm',
  '/collections/create',
  '/collections/add/confirm',
])

test.describe('somebody is signed in', () => {
  test('every route opens in a company with data, and so does all that they link to', async ({ page }) => {
    test.setTimeout(480_000)
    const links = new Map<string, string>()
    for (const [route, end] of privateRoutes) {
      if (fromAddressBar.has(route)) await page.goto(route)
      else if (route === end) await moveTo(page, route)
      else await leadOn(page, route)
      await expectScreen(page, route, end, links)
    }
    const opened = new Set(privateRoutes.map(([route]) => kindOf(route)))
    const areas = new Set<string>()
    const openOne = async (href: string, end: string | RegExp) => {
      const area = href.split('/')[1] ?? ''
      if (areas.has(area)) await leadOn(page, href)
      else await page.goto(href)
      areas.add(area)
      await expectScreen(page, href, end, links)
      opened.add(kindOf(href))
    }
    for (const [from, route, end = route] of routesOfOne) {
      const start = typeof from === 'string' ? from : links.get([...links.keys()].find(kind => from.test(kind)) ?? '')
      if (start === undefined) throw new Error(`No screen has led to ${String(from)}`)
      if (new URL(page.url()).pathname !== start) await moveTo(page, start)
      let href = ''
      const find = async () => (href = (await linksOn(page)).find(link => route.test(link)) ?? '')
      // Read once: a moment later the list may be asked for again, and no link would lead to the sign-in.
      await expect.poll(find, { message: `${String(from)} leads to ${String(route)}` }).not.toBe('')
      // What comes next begins at this one, which the list was ordered for.
      links.set(kindOf(href), href)
      await openOne(href, end)
    }
    // One of its own: another journey may have had the newest one examined.
    const { id: payment } = await applyThroughApi()
    for (const step of ['invoiceinfo', 'confirm']) {
      const href = `/payments/edit/${payment}/${step}`
      await page.goto(href)
      await expectScreen(page, href, `/payments/edit/${payment}/invoiceinfo`, links)
      await expect.soft(page.getByRole('heading', { level: 1, name: /修正/ }), href).toBeVisible()
    }
    await followLinks(page, links, opened)
  })

  test('public paths stay open, and the sign-in ends the session on entry', async ({ page }) => {
    for (const [path, , end] of publicRoutes.filter(([, , signedIn]) => signedIn !== '/signin')) {
      if (path === end) await moveTo(page, path)
      else if (page.url().startsWith('http')) await leadOn(page, path)
      else await page.goto(path)
      await expect(page, path).toHaveURL(end)
    }
    await page.goto('/toppage')
    await expect(page).toHaveURL('/toppage')
    await leadOn(page, '/')
    await expect(page).toHaveURL('/signin')
    await page.goto('/toppage')
    await expect(page).toHaveURL('/signin?redirect=%2Ftoppage')
  })
})
