const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago a time was, e.g. `3 days`. */
export function ageOf(time: string, now = Date.now()): string {
  const ms = Math.max(0, now - Date.parse(time))
  const [length, unit] = ms >= 2 * dayMs ? [dayMs, 'days'] : ms >= 2 * hourMs ? [hourMs, 'h'] : [minuteMs, 'min']
  return `${Math.floor(ms / Number(length))} ${unit}`
}
