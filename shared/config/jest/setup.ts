import '@testing-library/jest-dom'

// Above what a test waits for on the screen, see `testing.ts`.
jest.setTimeout(60_000)

// What jsdom leaves out of the DOM and our screens need. Motion counts as unwanted, so that what closes is gone at
// once.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus()
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}

// For each element of its development build React makes an error for its stack, a seventh of all the time of these
// tests. It stops after ten thousand a second: that many are said to be made. Errors and warnings still have
// their component stack.
const internals =
  jest.requireActual<Record<string, object>>('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks otherwise now: see whether they still cost')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} })
