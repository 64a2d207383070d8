const units = ['バイト', 'KB', 'MB', 'GB'] as const

/** A number of bytes as people say it, e.g. 「48.2MB」. */
export function formatSize(bytes: number): string {
  let value = bytes
  let unit = 0
  for (; value >= 1_000 && unit < units.length - 1; unit++) value /= 1_000
  return `${value.toLocaleString('ja-JP', { maximumFractionDigits: unit === 0 ? 0 : 1 })}${units[unit]}`
}
