import type { BrowserContext } from 'playwright'
import { slowDown, watchNetwork, type Transfer } from './network.ts'

/** A screen and the control that must be there, enabled, for a user to begin. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly control: string
  readonly isSignedIn: boolean
}

export interface Visit extends Transfer {
  /**
   * From the start of the navigation until the control is there, painted, and the main thread is free. What is
   * transferred counts until then.
   */
  readonly usableMs: number
}

declare global {
  var usableAtMs: number | undefined
}

/** Opens a screen in a new tab of a context; a second visit in the same context is a warm one. */
export async function visit(context: BrowserContext, { path, control }: Screen, isSlowedDown: boolean): Promise<Visit> {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    const network = await watchNetwork(cdp)
    if (isSlowedDown) await slowDown(cdp)
    await page.addInitScript(watchForControl, control)
    await page.goto(path, { waitUntil: 'commit' })
    const usableMs =
      (await page
        .waitForFunction(() => globalThis.usableAtMs, undefined, { polling: 100, timeout: 60_000 })
        .then(handle => handle.jsonValue())) ?? 0
    return { usableMs, ...(await network.transferUntil(usableMs)) }
  } finally {
    await page.close()
  }
}

/** Runs in the page before its own scripts. */
function watchForControl(control: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(control)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.usableAtMs = performance.now()
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
