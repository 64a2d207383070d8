import { storageKeys } from '@invoice-card/environment'
import type { BrowserContext, Page } from 'playwright'
import { account, countCodeMails, newCode } from './session.ts'
import type { BuildName, Subject } from './compare.ts'
import { cpuSlowdown, slowDown } from './network.ts'

/** Milliseconds from what a user does until the screen that it leads to is usable. */
export interface Move {
  readonly name: string
  readonly kind: 'first' | 'again' | 'signIn'
  readonly ms: Readonly<Record<BuildName, readonly number[]>>
}

interface MenuEntry {
  readonly name: string
  readonly link: RegExp
  /** Usable with its first row. */
  readonly title: string
}

const firstRow = 'main tbody a'
const menuEntries: readonly MenuEntry[] = [
  { name: 'payments', link: /^お支払い/, title: 'お支払い' },
  { name: 'collections', link: /^カード払いのご依頼/, title: 'カード払いのご依頼' },
  { name: 'suppliers', link: /^登録取引先/, title: '登録取引先' },
]
/** A single press swings by a quarter. */
const kinds: readonly ('first' | 'again')[] = ['first', 'again', 'again', 'again', 'again']
const presses = { first: 'first time after the pointer came', again: 'again' } as const
interface Timed {
  readonly name: string
  readonly kind: Move['kind']
  readonly ms: number
}

interface MoveSubject extends Subject {
  /** Origin whose mails have the codes. */
  readonly mailbox: string
}

/** Each move with each build in turn, `runs` times; the first build alternates. */
export async function compareMoves(subject: MoveSubject, runs: number): Promise<Move[]> {
  const entries = subject.isSmoke ? menuEntries.slice(0, 1) : menuEntries
  const times: (Timed & { readonly build: BuildName })[] = []
  if (!subject.isSmoke) for (const build of builds(1)) await pressMenu(subject, entries, build)
  for (let run = 1; run <= runs; run++) {
    for (const build of builds(run)) {
      const pressed = await pressMenu(subject, entries, build)
      // The first press of a document comes but once in it.
      if (!subject.isSmoke) pressed.push(...(await pressMenu(subject, entries, build)))
      for (const timed of [...pressed, await signInTo(subject, build)]) {
        times.push({ ...timed, build })
        subject.report(`${run}/${runs} ${build} ${timed.name}: ${Math.round(timed.ms)} ms`)
      }
    }
  }
  return [...Map.groupBy(times, ({ name }) => name)].map(([name, ofName]) => {
    const of = (build: BuildName) => ofName.filter(one => one.build === build).map(({ ms }) => ms)
    const kind = ofName[0]?.kind ?? 'first'
    return { name, kind, ms: { federated: of('federated'), monolith: of('monolith') } }
  })
}

const builds = (run: number): readonly BuildName[] => (run % 2 ? ['federated', 'monolith'] : ['monolith', 'federated'])

/** From the top page to each screen of the menu, several times, on a slow processor and a fast line. */
async function pressMenu(subject: MoveSubject, entries: readonly MenuEntry[], build: BuildName): Promise<Timed[]> {
  const context = await contextOf(subject, build, [{ name: storageKeys.tokens, value: await subject.tokens() }])
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    if (!subject.isSmoke) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const found: Timed[] = []
    for (const { name, link, title } of entries) {
      await page.goto('/toppage')
      for (const kind of kinds) {
        await page.getByRole('heading', { level: 2 }).first().waitFor()
        const entry = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: link })
        await entry.hover()
        await page.waitForLoadState('networkidle')
        const ms = await watchMove(page, { event: 'click', title, control: firstRow })
        // Not `entry.click()`: the driver looks at the page after it, some 10 ms of the slow processor.
        await page.mouse.down()
        await page.mouse.up()
        found.push({ name: `menu to ${name}, ${presses[kind]}`, kind, ms: await ms() })
        await page.waitForLoadState('networkidle')
        await page.goBack()
      }
    }
    return found
  } finally {
    await context.close()
  }
}

/** From the last digit of the code to the list that was asked for before, in a browser that has nothing yet. */
async function signInTo(subject: MoveSubject, build: BuildName): Promise<Timed> {
  const context = await contextOf(subject, build, [])
  try {
    const page = await context.newPage()
    if (!subject.isSmoke) await slowDown(await context.newCDPSession(page))
    await page.goto('/payments/review')
    await page.getByRole('textbox', { name: /メールアドレス/ }).fill(account.email_address)
    await page.getByRole('textbox', { name: /^パスワード/ }).fill(account.password)
    const before = await countCodeMails(subject.mailbox)
    await page.getByRole('button', { name: 'サインイン', exact: true }).click()
    const code = page.getByRole('textbox', { name: /認証コード/ })
    await code.waitFor({ timeout: 60_000 })
    const digits = await newCode(subject.mailbox, before)
    // Who looks into a mailbox takes longer.
    await page.waitForLoadState('networkidle')
    const ms = await watchMove(page, { event: 'input', title: 'お支払い', control: firstRow })
    await code.fill(digits)
    return { name: 'sign-in to payments, slow 4G', kind: 'signIn', ms: await ms() }
  } finally {
    await context.close()
  }
}

const contextOf = (
  { browser, origins }: Subject,
  build: BuildName,
  localStorage: { name: string; value: string }[],
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origins[build],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin: origins[build], localStorage }] },
  })

interface Watch {
  readonly event: 'click' | 'input'
  /** Begins the screen's heading. */
  readonly title: string
  readonly control: string
}

const prefix = 'move took '

/** Watches from the next such event on; what it gives waits for the end, and does nothing in the page until then. */
async function watchMove(page: Page, watch: Watch): Promise<() => Promise<number>> {
  const end = page.waitForEvent('console', { predicate: line => line.text().startsWith(prefix), timeout: 60_000 })
  await page.evaluate(reportMove, { ...watch, prefix })
  return async () => Number((await end).text().slice(prefix.length))
}

/** Runs in the page. */
function reportMove({ event, title, control, prefix }: Watch & { readonly prefix: string }): void {
  addEventListener(
    event,
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('h1')?.textContent.startsWith(title) || !document.querySelector(control)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => console.debug(`${prefix}${performance.now() - timeStamp}`)))
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    },
    { capture: true, once: true },
  )
}
