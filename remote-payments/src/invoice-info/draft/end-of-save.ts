/** So long the way on waits for the save that goes with it: a payment does not depend on its draft. */
const patienceMs = 5_000

/** Once the save is over, or takes too long. */
export function endOfSave(save: Promise<unknown> = Promise.resolve()): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, patienceMs)
    void save.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
