import type { Locator } from 'playwright'

/** A user's hand that counts: presses of mouse or finger, keys, Tab stops, and how far it had to scroll. */
export class Hand {
  clicks = 0
  keys = 0
  tabStops = 0
  scrolledPx = 0

  async click(target: Locator): Promise<void> {
    this.scrolledPx += await target.evaluate(scrollTo)
    // Boxes are drawn over the real ones; all else has to be there, uncovered and at rest.
    const isBox = await target.evaluate(element => element.matches('[type=checkbox], [type=radio]'))
    if (isBox) await (await target.elementHandle())?.waitForElementState('stable')
    await target.click({ force: isBox })
    this.clicks += 1
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await target.fill(text)
    this.keys += text.length
  }

  /** Goes to the target with the Tab key and presses a key there. */
  async press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    const page = target.page()
    for (let stops = 0; !(await target.evaluate(element => element === document.activeElement)); stops += 1) {
      if (stops > maxStops) throw new Error(`${target.toString()} is not reached with the Tab key`)
      await page.keyboard.press('Tab')
      this.tabStops += 1
    }
    await page.keyboard.press(key)
  }
}

/** More than any screen of ours has. */
const maxStops = 80

/** Runs in the page: brings the element into sight, clear of what lies over the page, and gives by how many pixels. */
function scrollTo(element: Element): number {
  const before = scrollY
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return Math.abs(scrollY - before)
}
