const lockName = 'invoice-card.refresh'
/** Longer than any tab needs to see what another one wrote. */
const announcedForMs = 30_000

// Web Locks exist in secure contexts only; without them one flight per tab is what is left.
const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** Runs alone among all tabs. */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  return await (locks()?.request(lockName, work) ?? work())
}

// Each tab's process has a copy of local storage, which lags behind: the next tab may hold the lock before it sees the
// new tokens. Locks are granted by one process for all tabs, so a lock that is held says at once that a token was
// exchanged.
const nameOf = (accessToken: string): string => `${lockName}.exchanged.${accessToken.slice(-24)}`

/** Lets every tab know that the token was exchanged, before the next one gets its turn. */
export const announceExchange = (accessToken: string): Promise<void> =>
  new Promise(resolve => {
    const announced = locks()?.request(nameOf(accessToken), { ifAvailable: true }, async () => {
      resolve()
      await new Promise(over => setTimeout(over, announcedForMs))
    })
    if (announced === undefined) resolve()
    else void announced.catch(() => resolve())
  })

/** Whether another tab has exchanged the token lately. */
export async function wasExchangedElsewhere(accessToken: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === nameOf(accessToken))
}
