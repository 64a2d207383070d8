/**
 * A navigation that begins has replaced the document by then, or does not: a download, or an address that answers
 * nothing.
 */
const leavesWithinMs = 5000

let stays: Promise<void> | null = null

/**
 * Follows whether the document is being left. Firefox ends its requests then as if the network were gone, and its
 * scripts as if they were damaged: no error of a release, and nothing to try again. Called once, at start.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    stays = new Promise(resolve => {
      setTimeout(() => {
        stays = null
        resolve()
      }, leavesWithinMs)
    })
  })
}

/** Comes at once; while the document is being left, only when it turns out to stay. */
export const untilItStays = (): Promise<void> => stays ?? Promise.resolve()

/** Does something now; while the document is being left, only when it turns out to stay. */
export function unlessLeft(act: () => void): void {
  if (stays) void stays.then(act)
  else act()
}
