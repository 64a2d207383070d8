import type { Page } from '@playwright/test'
import { instance } from '../../environment.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { promisedLinks } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { readMailbox } from '../../fixtures/people/mailbox.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

/** What stands between the words of a shape and differs from link to link. */
const shapeOf = (path: string): string => path.replaceAll(/\d+/g, '{n}').replace(/(?<=[?#]\w+=).*/, '…')

/** One link of every shape, with what promised it. */
function oneOfEach(
  promises: readonly (readonly [path: string, by: string])[],
): (readonly [path: string, by: string])[] {
  return [...new Map(promises.map(promise => [shapeOf(promise[0]), promise])).values()]
}

/** Fails where a link ends at the view of unknown paths, or shows nothing. */
async function expectScreen(page: Page, path: string, by: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${by} leads to ${path}`).toBeVisible()
  await expect(page.getByRole('main'), `${by} leads to ${path}`).not.toBeEmpty()
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' }), `${by} leads to ${path}`).toBeHidden()
}

/** Ends a session, or is left by one: no link within the product. */
const isPublic = (path: string): boolean => /^\/(signin|password|request)\b/.test(path)

/** Links into the product in the text of a mail. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) => {
    const { origin, pathname, search, hash } = new URL(link)
    return origin === instance.edge_origin && pathname !== '/' ? [pathname + search + hash] : []
  })

test('every link that the notifications of the demo company promise shows what it is about', async ({ page }) => {
  const { notifications } = await callsOf(await sharedSession(demo))<{
    notifications: { title: string; link: string | null }[]
  }>('/users/notifications?size=100')
  const promises = oneOfEach(
    notifications.flatMap(({ link, title }) => (link === null ? [] : [[link, title] as const])),
  )
  expect(promises.length).toBeGreaterThan(5)
  for (const [path, title] of promises) {
    await moveTo(page, path)
    await expectScreen(page, path, title)
    await expect(page.getByRole('main').getByText(/見つかりません/), `${title} leads to ${path}`).toHaveCount(0)
  }
})

// The demo company has not been notified of everything: every mail and notice there is, in every variant of its text,
// and the mails that have arrived.
test('every link that any mail or notice has or can have leads to a screen', async ({ page }) => {
  const promised = (await promisedLinks()).map(({ name, path }) => [path, name] as const)
  const arrived = (await readMailbox()).flatMap(({ subject, text }) =>
    linksIn(text).map(link => [link, subject] as const),
  )
  expect(oneOfEach(promised).length).toBeGreaterThan(10)
  expect(oneOfEach(arrived).length).toBeGreaterThan(2)
  // Of two with one shape the one that has arrived, which is about something that is there.
  const links = oneOfEach([...promised, ...arrived])
  for (const [path, name] of links.filter(([path]) => !isPublic(path))) {
    await moveTo(page, path)
    await expectScreen(page, path, name)
  }
  for (const [path, name] of links.filter(([path]) => isPublic(path))) {
    await page.goto(path)
    await expectScreen(page, path, name)
  }
})
