import type { Locator, Page } from '@playwright/test'
import type { FaultProxy } from '../fixtures/fault-proxy.ts'
import type { Tokens } from '../fixtures/sign-in.ts'
import { Shell } from '../pages/shell.ts'
import type { Cell } from './cells.ts'
import type { Screen } from './screens.ts'

export const tokensKey = 'invoice-card.tokens'

const viewLimitMs = 3000
const recoveryLimitMs = 2000
/** For what has no limit of its own: another screen, signing out. */
const patienceMs = 8000

const views = /^(画面を表示できませんでした|画面を読み込めませんでした|読み込みに時間がかかっています)$/
const reloads = 'ページを読み込み直す'

/** A user who meets the fault of a cell. Each step rejects with what did not hold. */
export class Visit {
  readonly page: Page
  readonly cell: Cell
  viewMs = 0
  recoveryMs = 0
  readonly #shell: Shell
  readonly #proxy: FaultProxy
  readonly #screen: Screen
  /** When the document or the click that the user waits for was answered. */
  #answeredAt = 0

  constructor(page: Page, proxy: FaultProxy, cell: Cell, screen: Screen) {
    this.page = page
    this.cell = cell
    this.#shell = new Shell(page)
    this.#proxy = proxy
    this.#screen = screen
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) this.#answeredAt = performance.now()
    })
  }

  /** Goes the cell's way. What hangs keeps a document from its "load". */
  async open(): Promise<void> {
    const { way, path } = this.cell.way
    if (way !== 'menu') return void await this.page.goto(path, { waitUntil: 'commit' })
    await this.page.goto(path === '/notifications' ? '/termsofservice' : '/toppage', { waitUntil: 'commit' })
    await this.#follow(this.cell.way.path)
  }

  async expectView(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: views })
    await visible(heading, patienceMs, 'an error or waiting view')
    const tookMs = performance.now() - this.#answeredAt
    this.viewMs = Math.max(this.viewMs, tookMs)
    if (tookMs > viewLimitMs) throw new Error(`the view came after ${Math.round(tookMs)} ms`)
    await visible(this.#retry, 500, 'a button to try again')
    if (this.cell.target === 'first script') return
    await visible(this.page.getByRole('banner'), 500, 'a header')
    if (this.cell.target !== 'layout') await visible(this.#shell.mainMenu, 500, 'the main menu')
  }

  async signOut(): Promise<void> {
    const before = this.#proxy.signOuts()
    const isBare = this.cell.target === 'layout'
    const leaving = isBare ? this.page.getByRole('button', { name: 'サインアウト' }).click({ timeout: 3000 }) : this.#shell.signOut()
    await leaving.catch((cause: unknown) => { throw new Error('signing out cannot be clicked', { cause }) })
    await visible(this.page.getByRole('heading', { level: 1, name: 'サインイン' }), patienceMs, 'the sign-in screen')
    if (await this.page.evaluate(key => localStorage.getItem(key), tokensKey) !== null) throw new Error('the tokens stayed')
    if (this.#proxy.signOuts() === before) throw new Error('the session was not revoked')
  }

  async signIn(tokens: Tokens): Promise<void> {
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokensKey, JSON.stringify(tokens)] as const)
  }

  async goElsewhereAndBack(): Promise<void> {
    const other = this.cell.owner === 'remote_suppliers' || this.cell.way.path === '/suppliers' ? '/payments' : '/suppliers'
    const isReachable = this.cell.target !== 'remote loader'
    await this.#follow(isReachable ? other : '/notifications')
    await visible(this.page.getByRole('heading', { level: 1, name: elsewhere }), patienceMs, 'another screen')
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
    if (this.cell.fault === 'throws at evaluation') await visible(this.page.getByRole('button', { name: reloads }), 500, reloads)
    await this.page.evaluate(() => {
      document.documentElement.dataset.walk = 'same document'
      Object.assign(globalThis, { isFaultOn: false })
    })
    await this.#proxy.inject(null)
    const pressedAt = performance.now()
    // What comes by itself needs no press.
    const press = this.#retry.click({ timeout: recoveryLimitMs }).catch(() => undefined)
    await visible(this.page.getByRole('heading', { level: 1, name: this.#screen.heading }), patienceMs, 'the screen after one press')
    this.recoveryMs = performance.now() - pressedAt
    await press
    if (this.recoveryMs > recoveryLimitMs) throw new Error(`recovered after ${Math.round(this.recoveryMs)} ms`)
    const isSame = await this.page.evaluate(() => document.documentElement.dataset.walk === 'same document')
    if (!isSame && !isReloadExpected) throw new Error('recovered by a reload')
  }

  get #retry(): Locator { return this.page.getByRole('button', { name: /^(もう一度読み込む|ページを読み込み直す)$/ }) }

  /** Follows a link of the header, as a user does. */
  async #follow(path: string): Promise<void> {
    const link = (await this.#linkTo(path)).and(this.page.locator(`[href^="${path}"]`))
    await link.click({ timeout: patienceMs }).catch((cause: unknown) => { throw new Error(`the link to ${path} cannot be clicked`, { cause }) })
    this.#answeredAt = performance.now()
  }

  async #linkTo(path: string): Promise<Locator> {
    if (path.startsWith('/payments')) return this.#shell.payments
    if (path.startsWith('/collections')) return this.#shell.collections
    if (path.startsWith('/suppliers')) return this.#shell.suppliers
    if (path.startsWith('/notifications')) return this.#shell.bell
    await this.#shell.accountMenu.click({ timeout: patienceMs })
    return this.page.getByRole('menuitem', { name: '登録情報' })
  }
}

/** What the menus lead to; payments begin with a new one until it is known what waits there. */
const elsewhere = /^(登録取引先|お支払い|請求書カード払い|お知らせ)$/

const visible = (locator: Locator, timeout: number, what: string): Promise<void> =>
  locator.first().waitFor({ timeout }).catch((cause: unknown) => { throw new Error(`${what} does not appear`, { cause }) })
