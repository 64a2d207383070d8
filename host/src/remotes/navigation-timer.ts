/** However late a navigation is, each thing that it waits for gets this long before it is said to take long. */
const leastMs = 500

/** The document itself begins at 0. */
let beganAt = 0

/** A user has asked for another screen just now. */
export const startNavigationTimer = (): void => {
  beganAt = performance.now()
}

/** What is left of `ms` that a user may see nothing new, counted from the beginning of the navigation. */
export const remainingWaitMs = (ms: number): number => Math.max(leastMs, ms - (performance.now() - beganAt))

/** What comes within `ms`; undefined when it takes longer. It goes on loading then. */
export const within = <T>(ms: number, loading: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    loading,
    new Promise<undefined>(resolve => {
      setTimeout(resolve, ms)
    }),
  ])
