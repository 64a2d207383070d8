import type { Locator, Page } from '@playwright/test'
import { failureTitles } from '../fixtures/page/fallback-views.ts'
import type { FaultProxy } from '../fixtures/faults/fault-proxy.ts'
import type { Tokens } from '../fixtures/people/sign-in.ts'
import { Shell } from '../pages/shell.ts'
import { isOfShell, type Cell } from './cells.ts'
import type { Screen } from './screens.ts'

export const tokensKey = 'invoice-card.tokens'

const viewLimitMs = 3000
const recoveryLimitMs = 2000
/** For what has no limit of its own: another screen, signing out, what stands beside a view. */
const maxWaitMs = 8000

const views = new RegExp(`^(${failureTitles.join('|')})$`)
const reloads = '画面を再読み込みする'

/** A user who meets the fault of a cell. Each step rejects with what did not hold. */
export class Visit {
  readonly page: Page
  readonly cell: Cell
  viewMs = 0
  recoveryMs = 0
  readonly #shell: Shell
  readonly #proxy: FaultProxy
  readonly #screen: Screen
  readonly #slack: number
  /** When the document or the click that the user waits for was answered. */
  #answeredAt = 0

  constructor(page: Page, proxy: FaultProxy, cell: Cell, screen: Screen, slack: number) {
    this.page = page
    this.cell = cell
    this.#shell = new Shell(page)
    this.#proxy = proxy
    this.#screen = screen
    this.#slack = slack
    page.setDefaultTimeout(maxWaitMs * slack)
    page.on('response', response => {
      const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
      if (isDocument) this.#answeredAt = performance.now()
    })
  }

  /** Goes the cell's way. A hanging script delays the "load" of its document. */
  async open(): Promise<void> {
    const { way, path } = this.cell.way
    if (way !== 'menu') return void (await this.page.goto(path, { waitUntil: 'commit' }))
    await this.page.goto(path === '/notifications' ? '/termsofservice' : '/toppage', { waitUntil: 'commit' })
    await this.#follow(this.cell.way.path)
  }

  async expectView(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: views })
    await visible(heading, 'an error or waiting view')
    const tookMs = performance.now() - this.#answeredAt
    this.viewMs = Math.max(this.viewMs, tookMs)
    if (tookMs > viewLimitMs * this.#slack) throw new Error(`the view came after ${Math.round(tookMs)} ms`)
    await visible(this.#retry, 'a button to try again')
    if (this.cell.target === 'first script') return
    await visible(this.page.getByRole('banner'), 'a header')
    if (!isOfShell(this.cell)) await visible(this.#shell.mainMenu, 'the main menu')
  }

  async signOut(): Promise<void> {
    const before = this.#proxy.signOuts()
    if (!isOfShell(this.cell)) await click(this.#shell.accountMenu, 'the account menu')
    await click(
      this.page.getByRole(isOfShell(this.cell) ? 'button' : 'menuitem', { name: 'サインアウト' }),
      'signing out',
    )
    await visible(this.page.getByRole('heading', { level: 1, name: 'サインイン' }), 'the sign-in screen')
    const tokens = await this.page.evaluate(key => localStorage.getItem(key), tokensKey)
    if (tokens !== null) throw new Error('the tokens stayed')
    if (this.#proxy.signOuts() === before) throw new Error('the session was not revoked')
  }

  async signIn(tokens: Tokens): Promise<void> {
    const item = [tokensKey, JSON.stringify(tokens)] as const
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), item)
  }

  async goElsewhereAndBack(): Promise<void> {
    const other = this.cell.owner === 'remote_suppliers' ? '/payments' : '/suppliers'
    await this.#follow(this.cell.target === 'remote loader' ? '/notifications' : other)
    await visible(this.page.getByRole('heading', { level: 1, name: elsewhere }), 'another screen')
    if (this.cell.way.way === 'menu') await this.#follow(this.cell.way.path)
    else {
      this.#answeredAt = performance.now()
      await this.page.goBack({ waitUntil: 'commit' })
    }
    await this.expectView()
  }

  /** The fault goes, and one press is enough. */
  async recover(): Promise<void> {
    const isReloadExpected = this.cell.fault === 'throws at evaluation' || this.cell.target === 'first script'
    if (this.cell.fault === 'throws at evaluation')
      await visible(this.page.getByRole('button', { name: reloads }), reloads)
    await this.page.evaluate(() => {
      document.documentElement.dataset.walk = 'same document'
      Object.assign(globalThis, { isFaultOn: false })
    })
    await this.#proxy.inject(null)
    const pressedAt = performance.now()
    // What comes by itself needs no press, which then waits for a button that is gone.
    void this.#retry.click().catch(() => undefined)
    const heading = this.page.getByRole('heading', { level: 1, name: this.#screen.heading })
    await visible(heading, 'the screen after one press')
    this.recoveryMs = performance.now() - pressedAt
    const isLate = this.recoveryMs > recoveryLimitMs * this.#slack
    if (isLate) throw new Error(`recovered after ${Math.round(this.recoveryMs)} ms`)
    const isSame = await this.page.evaluate(() => document.documentElement.dataset.walk === 'same document')
    if (!isSame && !isReloadExpected) throw new Error('recovered by a reload')
  }

  get #retry(): Locator {
    return this.page.getByRole('button', { name: /^(もう一度読み込む|画面を再読み込みする)$/ })
  }

  /** Follows a link of the header, as a user does. */
  async #follow(path: string): Promise<void> {
    const link = (await this.#linkTo(path)).and(this.page.locator(`[href^="${path}"]`))
    await click(link, `the link to ${path}`)
    this.#answeredAt = performance.now()
  }

  async #linkTo(path: string): Promise<Locator> {
    if (path.startsWith('/payments')) return this.#shell.payments
    if (path.startsWith('/collections')) return this.#shell.collections
    if (path.startsWith('/suppliers')) return this.#shell.suppliers
    if (path.startsWith('/notifications')) return this.#shell.bell
    await click(this.#shell.accountMenu, 'the account menu')
    return this.page.getByRole('menuitem', { name: '登録情報' })
  }
}

/** What the menus lead to; payments begin with a new one until it is known what waits there. */
const elsewhere = /^(登録取引先|お支払い|請求書カード払い|お知らせ)$/

const visible = (locator: Locator, what: string): Promise<void> =>
  locator
    .first()
    .waitFor()
    .catch(failure(`${what} does not appear`))

const click = (locator: Locator, what: string): Promise<void> =>
  locator.click().catch(failure(`${what} cannot be clicked`))

const failure =
  (message: string) =>
  (cause: unknown): never => {
    throw new Error(message, { cause })
  }
