let offsetMs = 0

/** A device's clock may differ from the server's by this much without any day or deadline being shown wrong. */
const toleratedMs = 60_000

/**
 * Learns how far this device's clock is off. `askedAt` and `answeredAt` are the device's own times around the question,
 * all in epoch milliseconds. A small difference counts as none: the network's delay alone can make it.
 */
export function setServerTime(
  serverTime: number,
  { askedAt, answeredAt }: { readonly askedAt: number; readonly answeredAt: number },
): void {
  const difference = serverTime - (askedAt + answeredAt) / 2
  offsetMs = Math.abs(difference) > toleratedMs ? difference : 0
}

/**
 * Now by the server's clock, as far as it is known: what deadlines and days in Japan are counted by, whatever this
 * device's clock says.
 */
export const serverNow = (): Date => new Date(Date.now() + offsetMs)
