import type { Locator } from 'playwright'

/** A user's hand that counts: one for each press of the mouse, one for each key. */
export class Hand {
  clicks = 0
  keys = 0

  async click(target: Locator): Promise<void> {
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
}
