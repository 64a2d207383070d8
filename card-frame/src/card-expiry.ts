const hoursAheadOfUtcInJapan = 9

/** Months since year 0 of an expiry `MM/YY`, or `undefined` if it is not one. */
export function expiryMonths(expiry: string): number | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? []
  return month && year ? (2000 + Number(year)) * 12 + Number(month) - 1 : undefined
}

/** A card is good until the last day of its month, by the calendar of Japan. */
export function monthsInJapan(now: Date): number {
  const there = new Date(now.getTime() + hoursAheadOfUtcInJapan * 3_600_000)
  return there.getUTCFullYear() * 12 + there.getUTCMonth()
}
