import { expect, test } from '../../fixtures/journey.ts'

/**
 * Every route of SPEC §2 and where it ends. An anonymous user of a private one is always sent to the sign-in with a `redirect`.
 * `needs` names a step that the address bar alone can't give; the route then leads to where that step begins.
 */
const publicRoutes: readonly (readonly [path: string, anonymous: string, signedIn: string])[] = [
  ['/', '/signin', '/signin'],
  ['/signin', '/signin', '/signin'],
  ['/signup', '/signup', '/signup'],
  ['/signup/code', '/signup', '/signup'],
  ['/onetime-password', '/signin', '/signin'],
  ['/password/sendemail', '/password/sendemail', '/password/sendemail'],
  ['/password/reset', '/password/sendemail', '/password/sendemail'],
  ['/password/reregistration', '/password/reregistration', '/password/reregistration'],
  ['/registration', '/signup', '/signup'],
  ['/registration/confirm', '/signup', '/signup'],
  ['/registration/result', '/signin', '/signin'],
  ['/myaccount/edit-email-complete', '/myaccount/edit-email-complete', '/myaccount/edit-email-complete'],
  [`/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`, `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`, `/error/${encodeURIComponent('見出し')}/${encodeURIComponent('本文')}`],
  ['/no/such/path', '/no/such/path', '/no/such/path'],
]

const privateRoutes: readonly (readonly [path: string, signedIn: string])[] = [
  ['/toppage', '/toppage'],
  ['/suppliers', '/suppliers'],
  ['/notifications', '/notifications'],
  ['/myaccount', '/myaccount'],
  ['/myaccount/company', '/myaccount'],
  ['/myaccount/creditcards', '/myaccount/creditcards'],
  ['/myaccount/security', '/myaccount/security'],
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
  ['/collections/request', '/collections/request'],
  ['/collections/decided', '/collections/decided'],
  ['/collections/history', '/collections/history'],
  ['/collections/draft', '/collections/draft'],
]

/** Routes of one thing, by the list that has it: opened from the address bar they end there, or where its flow begins. */
const routesOfOne: readonly (readonly [list: string, route: RegExp, end?: RegExp])[] = [
  ['/suppliers', /^\/suppliers\/\d+$/],
  ['/notifications', /^\/notifications\/\d+$/],
  ['/payments/review', /^\/payments\/review\/\d+$/],
  ['/payments/reserved', /^\/payments\/reserved\/\d+$/],
  ['/payments/history', /^\/payments\/history\/\d+$/],
  ['/payments/waiting', /^\/payments\/waiting\/\d+\/creditcard$/],
  ['/payments/oauth', /^\/payments\/oauth\/\d+$/],
  ['/payments/draft', /^\/payments\/draft\/\d+$/, /^\/payments\/(add\/invoiceinfo|create)$/],
]

/** The other private routes: what they show needs something to be there, and is told by the journeys of their screens. */
const routesOfThings = [
  '/suppliers/1', '/suppliers/1/payment-history', '/suppliers/1/payment-history/1', '/suppliers/1/collection-history/1',
  '/suppliers/add/company', '/suppliers/add/bank', '/suppliers/add/confirm', '/notifications/1',
  '/myaccount/edit-email-address', '/myaccount/edit-email-auth', '/myaccount/edit-password',
  '/payments/draft/1', '/payments/review/1', '/payments/reserved/1', '/payments/history/1', '/payments/edit/1/invoiceinfo', '/payments/edit/1/confirm',
  '/payments/waiting/1/creditcard', '/payments/oauth/1', '/payments/receiptinvoice/00000000-0000-4000-8000-000000000001',
]

test.describe('nobody is signed in', () => {
  test.use({ account: null })

  for (const [path, end] of publicRoutes) {
    test(`${decodeURI(path)} ends at ${decodeURI(end)}`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(end)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('every private path leads to the sign-in and remembers where from', async ({ page }) => {
    for (const path of [...privateRoutes.map(([route]) => route), ...routesOfThings]) {
      await page.goto(path)
      await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(path)}`)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('somebody is signed in', () => {
  for (const [path, end] of privateRoutes) {
    test(`${path} ends at ${end}`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(url => url.pathname === end)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  for (const [list, route, end = route] of routesOfOne) {
    test(`one of ${list} opens from the address bar too`, async ({ page }) => {
      await page.goto(list)
      const links = page.getByRole('main').getByRole('link')
      const hrefs = () => links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
      await expect.poll(async () => (await hrefs()).some(href => route.test(href))).toBe(true)
      await page.goto((await hrefs()).find(href => route.test(href)) ?? '')
      await expect(page).toHaveURL(url => end.test(url.pathname))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeHidden()
    })
  }

  test('the routes that correct a payment open from the address bar, and the second leads to the first', async ({ page }) => {
    await page.goto('/payments/review')
    const hrefs = () => page.getByRole('main').getByRole('link').evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
    await expect.poll(async () => (await hrefs()).some(href => /^\/payments\/review\/\d+$/.test(href))).toBe(true)
    const id = (await hrefs()).map(href => /^\/payments\/review\/(\d+)$/.exec(href)?.[1]).find(found => found !== undefined) ?? ''
    for (const step of ['invoiceinfo', 'confirm']) {
      await page.goto(`/payments/edit/${id}/${step}`)
      await expect(page).toHaveURL(new RegExp(`^[^?]*/payments/edit/${id}/(invoiceinfo|confirm)$`))
      await expect(page.getByRole('heading', { level: 1, name: /修正/ })).toBeVisible()
    }
  })

  test('public paths stay open, and the sign-in ends the session on entry', async ({ page }) => {
    for (const [path, , end] of publicRoutes.filter(([, anonymous]) => anonymous !== '/signin')) {
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
