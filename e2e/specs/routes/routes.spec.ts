import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

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
  ['/registration', '/signup', '/signup'],
  ['/registration/confirm', '/signup', '/signup'],
  ['/registration/result', '/signin', '/toppage'],
  [
    '/myaccount/edit-email-complete',
    '/signin?redirect=%2Fmyaccount%2Fedit-email-address',
    '/myaccount/edit-email-address',
  ],
  ['/leave-complete', '/leave-complete', '/leave-complete'],
  ['/terms', '/terms', '/terms'],
  ['/commercial-transactions', '/commercial-transactions', '/commercial-transactions'],
  [
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
    `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`,
  ],
  ['/no/such/path', '/no/such/path', '/no/such/path'],
]

/** Routes behind the sign-in, and where each ends for who opens it from the address bar. */
const privateRoutes: readonly (readonly [path: string, signedIn: string])[] = [
  ['/toppage', '/toppage'],
  ['/suppliers', '/suppliers'],
  ['/suppliers/add/company', '/suppliers/add/company'],
  ['/suppliers/add/bank', '/suppliers/add/company'],
  ['/suppliers/add/confirm', '/suppliers/add/company'],
  ['/notifications', '/notifications'],
  ['/myaccount', '/myaccount'],
  ['/myaccount/company', '/myaccount/company'],
  ['/myaccount/edit-email-address', '/myaccount/edit-email-address'],
  ['/myaccount/edit-email-auth', '/myaccount/edit-email-address'],
  ['/myaccount/edit-email-complete', '/myaccount/edit-email-address'],
  ['/myaccount/edit-password', '/myaccount/edit-password'],
  ['/myaccount/creditcards', '/myaccount/creditcards'],
  ['/myaccount/security', '/myaccount/security'],
  ['/myaccount/data', '/myaccount/data'],
  ['/myaccount/leave', '/myaccount/leave'],
  ['/myaccount/security/history', '/myaccount/security/history'],
  ['/myaccount/programs', '/myaccount/programs'],
  ['/termsofservice', '/termsofservice'],
  ['/payments/draft', '/payments/draft'],
  ['/payments/review', '/payments/review'],
  ['/payments/reserved', '/payments/reserved'],
  ['/payments/history', '/payments/history'],
  ['/payments/create', '/payments/create'],
  ['/payments/add/invoiceinfo', '/payments/create'],
  ['/payments/add/confirm', '/payments/create'],
  ['/payments/waiting', '/payments/waiting'],
  ['/payments/oauth', '/payments/oauth'],
  ['/payments/invoicepayment', '/payments/invoicepayment'],
  ['/payments/complete', '/payments/complete'],
  ['/collections/create', '/collections/create'],
  ['/collections/add/invoiceinfo', '/collections/add/invoiceinfo'],
  ['/collections/add/account', '/collections/add/invoiceinfo'],
  ['/collections/add/confirm', '/collections/add/invoiceinfo'],
  ['/collections/complete', '/collections/request'],
  ['/collections/request', '/collections/request'],
  ['/collections/decided', '/collections/decided'],
  ['/collections/history', '/collections/history'],
  ['/collections/draft', '/collections/draft'],
  ['/collections/schedule', '/collections/schedule'],
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
      await page.goto(path)
      await expect(page).toHaveURL(end)
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
      await page.evaluate(to => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(path)}`)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** Links inside the product that the screen shows, without their hash. */
const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(links => links.map(link => (link.getAttribute('href') ?? '').split('#')[0] ?? ''))

/** One address stands for all that differ in numbers and search alone. */
const kindOf = (href: string): string => (href.split('?')[0] ?? '').replace(/\d+/g, '1')

/** That the screen has come, whole and under its address; collects where its links lead. */
async function expectScreen(
  page: Page,
  route: string,
  end: string | RegExp,
  links: Map<string, string>,
): Promise<void> {
  await expect
    .soft(page, route)
    .toHaveURL(url => (typeof end === 'string' ? url.pathname === end : end.test(url.pathname)))
  await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible()
  await expect.soft(page.getByRole('main').getByRole('status', { name: '読み込んでいます' }), route).toHaveCount(0)
  await expect.soft(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' }), route).toBeHidden()
  await expect.soft(page.getByRole('main'), `${route} is empty`).toContainText(/[^\s]{4}/)
  for (const href of await linksOn(page)) if (!links.has(kindOf(href))) links.set(kindOf(href), href)
}

/** Opens what the routes link to and is no route itself: none of it may be missing. */
async function followLinks(page: Page, links: Map<string, string>, opened: ReadonlySet<string>): Promise<void> {
  for (const [kind, href] of links) {
    // Signs out on entry.
    if (opened.has(kind) || kind === '/signin' || kind === '/') continue
    await moveTo(page, href)
    await expect.soft(page.getByRole('heading', { level: 1 }), href).toBeVisible()
    await expect.soft(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' }), href).toBeHidden()
  }
}

test.describe('somebody is signed in', () => {
  test('every route opens in a company with data, and so does all that they link to', async ({ page }) => {
    test.setTimeout(480_000)
    const links = new Map<string, string>()
    for (const [route, end] of privateRoutes) {
      // As a bookmark would.
      await page.goto(route)
      await expectScreen(page, route, end, links)
    }
    const opened = new Set(privateRoutes.map(([route]) => kindOf(route)))
    for (const [from, route, end = route] of routesOfOne) {
      const start = typeof from === 'string' ? from : links.get([...links.keys()].find(kind => from.test(kind)) ?? '')
      await moveTo(page, start ?? '/')
      await expect
        .poll(async () => (await linksOn(page)).some(href => route.test(href)), {
          message: `${String(from)} leads to ${String(route)}`,
        })
        .toBe(true)
      const href = (await linksOn(page)).find(link => route.test(link)) ?? ''
      // What comes next begins at this one, which the list was ordered for.
      links.set(kindOf(href), href)
      await page.goto(href)
      await expectScreen(page, href, end, links)
      opened.add(kindOf(href))
    }
    await followLinks(page, links, opened)
  })

  test('the routes that correct a payment open from the address bar; the second leads to the first', async ({
    page,
  }) => {
    await page.goto('/payments/review')
    const hrefs = () =>
      page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
    await expect.poll(async () => (await hrefs()).some(href => /^\/payments\/review\/\d+$/.test(href))).toBe(true)
    const id =
      (await hrefs()).map(href => /^\/payments\/review\/(\d+)$/.exec(href)?.[1]).find(found => found !== undefined) ??
      ''
    for (const step of ['invoiceinfo', 'confirm']) {
      await page.goto(`/payments/edit/${id}/${step}`)
      await expect(page).toHaveURL(new RegExp(`^[^?]*/payments/edit/${id}/(invoiceinfo|confirm)$`))
      await expect(page.getByRole('heading', { level: 1, name: /修正/ })).toBeVisible()
    }
  })

  test('public paths stay open, and the sign-in ends the session on entry', async ({ page }) => {
    for (const [path, , end] of publicRoutes.filter(([, , signedIn]) => signedIn !== '/signin')) {
      await page.goto(path)
      await expect(page, path).toHaveURL(end)
    }
    await page.goto('/toppage')
    await expect(page).toHaveURL('/toppage')
    await page.goto('/')
    await expect(page).toHaveURL('/signin')
    await page.goto('/toppage')
    await expect(page).toHaveURL('/signin?redirect=%2Ftoppage')
  })
})

test.describe('a company that has done nothing yet', () => {
  test.use({ account: null })

  test('every route opens with what to do first, and so does all that they link to', async ({ page }) => {
    test.setTimeout(480_000)
    const tokens = await signInThroughApi(await registerCompany())
    await openSignedIn(page, tokens)
    const links = new Map<string, string>()
    // From the address bar each one is opened in the company with data.
    for (const [route, end] of privateRoutes) {
      if (route === end) await moveTo(page, route)
      else await page.goto(route)
      await expectScreen(page, route, end, links)
    }
    await followLinks(page, links, new Set(privateRoutes.map(([route]) => kindOf(route))))
  })
})
