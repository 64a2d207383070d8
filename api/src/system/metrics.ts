/** Upper bounds in milliseconds. */
const buckets = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000]

interface Series { count: number, sumMs: number, readonly perBucket: number[] }

const calls = new Map<string, Series>()

/** Counts one answered call. `name` comes from the contracts, so the number of series is bounded. */
export function countCall(name: string, status: number, durationMs: number): void {
  const key = `call="${name}",status="${status}"`
  const series = calls.get(key) ?? { count: 0, sumMs: 0, perBucket: buckets.map(() => 0) }
  calls.set(key, series)
  series.count += 1
  series.sumMs += durationMs
  buckets.forEach((bound, index) => { if (durationMs <= bound) series.perBucket[index]! += 1 })
}

/** Everything this process measured, in Prometheus' text format. */
export function renderMetrics(gauges: Readonly<Record<string, number>>): string {
  const lines = ['# TYPE api_call_duration_ms histogram']
  for (const [key, { count, sumMs, perBucket }] of calls) {
    buckets.forEach((bound, index) => lines.push(`api_call_duration_ms_bucket{${key},le="${bound}"} ${perBucket[index]}`))
    lines.push(`api_call_duration_ms_bucket{${key},le="+Inf"} ${count}`, `api_call_duration_ms_sum{${key}} ${sumMs.toFixed(1)}`, `api_call_duration_ms_count{${key}} ${count}`)
  }
  for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`)
  return `${lines.join('\n')}\n`
}
