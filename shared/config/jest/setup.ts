import '@testing-library/jest-dom'

// Above what a test waits for on the screen, see `testing.ts`.
jest.setTimeout(60_000)

// What jsdom leaves out of the DOM and our screens need. Motion counts as unwanted, so that what closes is gone at once.
window.matchMedia ??= (query: string) => Object.assign(new EventTarget(), {
  matches: query.includes('prefers-reduced-motion'), media: query, onchange: null, addListener: () => {}, removeListener: () => {},
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
