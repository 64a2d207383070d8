import { render, screen } from '@invoice-card/config/testing'
import { UiProvider } from '../provider/ui-provider.tsx'
import { ActionBar } from './action-bar.tsx'

/** Calls the observers of an element whose height has changed. */
let grow = () => {}
let scrolled: Element[] = []

/** The DOM of the tests lays nothing out: the bar is where the window ends, the field at 500 px. */
function layOut(barTop: number): void {
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    return this.matches('[data-action-bar]') ? new DOMRect(0, barTop, 375, 667 - barTop) : new DOMRect(33, 500, 309, 44)
  }
}

const { getBoundingClientRect } = Element.prototype
beforeEach(() => {
  scrolled = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this)
  }
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  layOut(586)
  render(
    <UiProvider>
      <input aria-label="金額" />
      <ActionBar>
        <button type="button">確認へ進む</button>
      </ActionBar>
    </UiProvider>,
  )
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

const field = () => screen.getByRole('textbox', { name: '金額' })

// A notice that came into the bar on a phone covered the field in which somebody typed.
test('a bar that grows over the field that has the focus scrolls it clear', () => {
  field().focus()
  grow()
  expect(scrolled).toEqual([])
  layOut(297)
  grow()
  expect(scrolled).toEqual([field()])
})

test.each(['nothing', 'its own button'])('a bar that grows scrolls nothing where %s has the focus', who => {
  if (who === 'its own button') screen.getByRole('button').focus()
  layOut(297)
  grow()
  expect(scrolled).toEqual([])
})
