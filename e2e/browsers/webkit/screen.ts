import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'

const waitMs = 30_000

/** What a user does on a screen, by the words on it, over WebDriver. */
export class Screen {
  readonly driver: WebDriver
  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /** Waits for the heading of a screen. */
  async heading(text: string): Promise<void> {
    await this.#visible(By.xpath(`//h1[contains(., '${text}')]`))
  }

  /** The first element with this text. */
  text(text: string): Promise<WebElement> {
    return this.#visible(By.xpath(`//*[normalize-space(text()) = '${text}']`))
  }

  /** Also one that is drawn by others, and itself lies over them unseen. */
  field(label: string): Promise<WebElement> {
    const locator = By.xpath(`//input[@id = //label[contains(., '${label}')]/@for]`)
    return this.driver.wait(until.elementLocated(locator), waitMs, `${label} is no field of the screen`)
  }

  async press(name: string): Promise<void> {
    const button = By.xpath(`//button[contains(., '${name}') or contains(@aria-label, '${name}')]`)
    await this.#click(() => this.#visible(button))
  }

  async type(label: string, text: string): Promise<void> {
    const field = await this.#click(() => this.field(label))
    // By keys: what the driver clears, React puts back.
    const before = (await field.getAttribute('value')) ?? ''
    await field.sendKeys(Key.END, Key.BACK_SPACE.repeat(before.length), text)
  }

  async chooseFile(path: string): Promise<void> {
    const input = await this.driver.wait(until.elementLocated(By.css('input[type=file]:not([capture])')), waitMs)
    await input.sendKeys(path)
  }

  /** A box or a radio, which lies under its own picture. */
  async tick(label: string): Promise<void> {
    const control = By.xpath(`//label[contains(., '${label}')]//input`)
    const input = await this.driver.wait(until.elementLocated(control), waitMs)
    await this.driver.wait(async () => {
      if (await input.isSelected()) return true
      await this.driver.executeScript('arguments[0].click()', input)
      return input.isSelected()
    }, waitMs)
  }

  /**
   * Does something in the frame with this title. The driver scrolls a frame of another origin, not what is around it,
   * and a press outside of the window or on the bar at the bottom does not reach it: the frame begins at the top.
   */
  async inFrame(title: string, act: () => Promise<void>): Promise<void> {
    const frame = await this.driver.wait(until.elementLocated(By.css(`iframe[title="${title}"]`)), waitMs)
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "start", behavior: "instant" })', frame)
    await this.driver.switchTo().frame(frame)
    try {
      await act()
    } finally {
      await this.driver.switchTo().defaultContent()
    }
  }

  async #visible(locator: By): Promise<WebElement> {
    // Asked for again each time: a screen that is drawn again has other elements.
    const isShown = async () => {
      for (const element of await this.driver.findElements(locator))
        if (await element.isDisplayed().catch(() => false)) return element
      return null
    }
    const element = await this.driver.wait(isShown, waitMs, `${locator} is not on the screen`)
    if (!element) throw new Error(`${locator} is not on the screen`)
    return element
  }

  /**
   * Clicks an element once nothing lies over it, and returns it. The driver itself scrolls to the edge, where the bar
   * at the bottom lies over it.
   */
  async #click(find: () => Promise<WebElement>): Promise<WebElement> {
    let refusal: unknown
    const clicked = async () => {
      const element = await find()
      try {
        await this.driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          element,
        )
        await element.click()
        return element
      } catch (error) {
        // What does not land is clicked again.
        refusal = error
        return null
      }
    }
    const element = await this.driver.wait(clicked, waitMs, () => `not clicked: ${String(refusal)}`)
    if (!element) throw new Error('not clicked')
    return element
  }
}
