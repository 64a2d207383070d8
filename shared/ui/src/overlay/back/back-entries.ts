/** What a session history entry holds: what the router wrote, and how many entries of dialogs its page has up to it. */
interface State {
  /** The router's number of the page. */
  readonly idx?: number
  /** The router's name of what the page shows: another one once it was replaced. */
  readonly key?: string
  readonly dialogs?: number
}
interface Entry {
  readonly state: State | null
  readonly url: string
}

const current = (): Entry => ({ state: history.state as State | null, url: location.href })
const depthOf = ({ state }: Entry): number => state?.dialogs ?? 0
/** Where the router has numbered neither, as of a link to a place of the page, the address says it. */
const isSamePage = (a: Entry, b: Entry): boolean =>
  a.state?.idx === b.state?.idx && (a.state?.idx !== undefined || a.url === b.url)

let here = current()
const openDialogs: (() => void)[] = []

/**
 * Lets Back call `close` instead of leaving the page (decision 0179). Returns the function that ends it, for a dialog
 * that was closed.
 */
export function closeOnBack(close: () => void): () => void {
  openDialogs.push(close)
  followEntries()
  const depth = depthOf(here)
  // Without an entry that an earlier dialog left.
  if (depth < openDialogs.length) history.pushState({ ...here.state, dialogs: depth + 1 }, '')
  here = current()
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1)
  }
}

/** Takes note of what the router has pushed or replaced; to be called after each navigation. */
export function followEntries(): void {
  // Before the router's listener, whichever was added first; adding it again changes nothing.
  addEventListener('popstate', passDialogs, { capture: true })
  const entry = current()
  // The router replaced the entry of a dialog.
  if (isSamePage(entry, here) && depthOf(entry) < depthOf(here))
    history.replaceState({ ...entry.state, dialogs: depthOf(here) }, '')
  here = current()
}

function passDialogs(event: PopStateEvent): void {
  const from = here
  here = current()
  if (!isSamePage(here, from) || depthOf(here) === depthOf(from)) return
  // The same page: the router need not know.
  event.stopImmediatePropagation()
  const isBack = depthOf(here) < depthOf(from)
  if (here.state?.key !== from.state?.key) {
    history.replaceState({ ...from.state, dialogs: depthOf(here) }, '', from.url)
    here = current()
  }
  const close = isBack && depthOf(here) < openDialogs.length ? openDialogs.at(-1) : undefined
  if (close) close()
  else history.go(isBack ? -1 : 1)
}
