import { expect, test } from '../../fixtures/journey.ts'
import { desk, findings } from '../../fixtures/page/axe.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { expectScreen, followLinks, kindOf, privateRoutes } from '../../fixtures/page/routes.ts'
import { businessDay } from '../../fixtures/payments/days.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'
import { RequestFlow } from '../../pages/request-flow.ts'

test.use({ account: null })

/** Screens that look otherwise while nothing is there. Filled, they are audited at every width. */
const isEmptyHere = (route: string): boolean =>
  /^\/(payments\/(draft|review|reserved|history|waiting)|collections\/(request|decided|history|draft))$/.test(route) ||
  ['/toppage', '/notifications', '/suppliers'].includes(route)

test('a company that has done nothing yet reads what to do first, and axe finds nothing', async ({ page }) => {
  test.setTimeout(480_000)
  const tokens = await signInThroughApi(await registerCompany())
  await openSignedIn(page, tokens)
  const links = new Map<string, string>()
  // From the address bar, and where they lead elsewhere, they are opened in the company with data.
  for (const [route] of privateRoutes.filter(([path, end]) => path === end)) {
    if (!isEmptyHere(route)) await moveTo(page, route)
    else {
      await moveAndSettle(page, route)
      const at = route === '/toppage' ? undefined : desk
      expect.soft(await findings(page, `${route}, empty`, at), route).toEqual([])
    }
    await expectScreen(page, route, route, links)
  }
  await followLinks(page, links, new Set(privateRoutes.map(([route]) => kindOf(route))))
  await moveAndSettle(page, '/payments/review?tab=action-required')
  expect(await findings(page, '/payments/review?tab=action-required, empty', desk)).toEqual([])

  await test.step('the first request asks for the first account', async () => {
    const flow = new RequestFlow(page)
    await flow.open()
    await flow.withoutFile()
    await flow.newBuyer('法人', '株式会社はじめて商店')
    await flow.contact('初野一', 'keiri@hajimete.example.jp')
    await flow.text(/^請求金額/).fill('110000')
    await flow.dates(businessDay(17))
    expect(await findings(page, '/collections/add/invoiceinfo')).toEqual([])
    await flow.toAccount.click()
    await expect(page.getByText('入金先の口座がまだ登録されていません')).toBeVisible()
    expect(await findings(page, '/collections/add/account, none yet')).toEqual([])
  })
})
