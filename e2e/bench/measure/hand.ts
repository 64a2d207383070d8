import type { Locator } from 'playwright'

/** A user's hand that counts: one for each press of the mouse, one for each key. */
export class Hand {
  clicks = 0
  keys = 0

  async click(target: Locator): Promise<void> {
    // Nobody presses what is still moving.
    await (await target.elementHandle())?.waitForElementState('stable')
    // Boxes are drawn over the real ones.
    await target.click({ force: true })
    this.clicks += 1
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await target.fill(text)
    this.keys += text.length
  }
}
