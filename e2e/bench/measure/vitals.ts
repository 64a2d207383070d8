import type { BrowserContext } from 'playwright'
import type { LayoutShift } from '../../fixtures/page/layout-shift.ts'

/** As Core Web Vitals define them, over all documents that a context shows, frames too. */
export interface Vitals {
  /** Interaction to Next Paint: of all interactions the 98th percentile, in milliseconds. */
  readonly inpMs: number
  /** Cumulative Layout Shift of the worst document, without unit. */
  readonly cls: number
  /** How many interactions took long enough to be reported, 16 ms. */
  readonly interactions: number
  /** What took longest and what moved most. */
  readonly worst: readonly string[]
}

interface Entry {
  readonly document: string
  readonly kind: 'interaction' | 'shift'
  /** Of one interaction, e.g. a press, all events have the same. */
  readonly id: number
  readonly startMs: number
  /** How long an event took until the next paint, or how far things moved. */
  readonly value: number
  /** Event, elements and places, in words. */
  readonly cause: string
}

/** Measures what the context's pages show from now on. */
export async function watchVitals(context: BrowserContext): Promise<() => Vitals> {
  const entries: Entry[] = []
  await context.exposeBinding('reportVital', (_, entry: Entry) => {
    entries.push(entry)
  })
  await context.addInitScript(reportVitals)
  return () => ({ ...inpOf(entries), cls: clsOf(entries), worst: worstOf(entries) })
}

function inpOf(entries: readonly Entry[]): Pick<Vitals, 'inpMs' | 'interactions'> {
  const events = entries.filter(({ kind }) => kind === 'interaction')
  const interactions = [...Map.groupBy(events, ({ document, id }) => `${document} ${id}`).values()]
  const durations = interactions.map(ofOne => Math.max(...ofOne.map(({ value }) => value))).toSorted((a, b) => b - a)
  return { inpMs: durations[Math.floor(durations.length / 50)] ?? 0, interactions: durations.length }
}

const worstOf = (entries: readonly Entry[]): string[] =>
  (['interaction', 'shift'] as const).flatMap(kind =>
    entries
      .filter(one => one.kind === kind)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 6)
      .map(
        ({ value, cause }) => `${kind} ${kind === 'shift' ? value.toFixed(4) : `${Math.round(value)} ms`}: ${cause}`,
      ),
  )

/** Shifts count together while each follows within a second of the one before, five seconds at most. */
const sessionGapMs = 1_000
const sessionMs = 5_000

function clsOf(entries: readonly Entry[]): number {
  const shifts = entries.filter(({ kind }) => kind === 'shift')
  const worst = [...Map.groupBy(shifts, ({ document }) => document).values()].map(ofOne => {
    const sums: number[] = []
    let [begunAt, lastAt] = [-Infinity, -Infinity]
    for (const { startMs, value } of ofOne.toSorted((a, b) => a.startMs - b.startMs)) {
      const goesOn = startMs - lastAt < sessionGapMs && startMs - begunAt < sessionMs
      if (!goesOn) begunAt = startMs
      sums.push(goesOn ? (sums.pop() ?? 0) + value : value)
      lastAt = startMs
    }
    return Math.max(...sums)
  })
  return Math.max(0, ...worst)
}

/** Runs in each document before its own scripts. */
function reportVitals(): void {
  const document = `${location.href} ${performance.timeOrigin}`
  const report = (entry: Omit<Entry, 'document'>) =>
    (globalThis as unknown as { reportVital: (entry: Entry) => void }).reportVital({ document, ...entry })
  const describe = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName} "${element.textContent.slice(0, 30)}"` : 'gone'
  }
  const range = (from: number, to: number) => `${Math.round(from)} → ${Math.round(to)}`
  new PerformanceObserver(list => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      const { name, interactionId: id, startTime: startMs, processingStart, processingEnd, duration: value } = event
      const parts = `busy from ${range(processingStart - startMs, processingEnd - startMs)} ms`
      if (id > 0)
        report({ kind: 'interaction', id, startMs, value, cause: `${name} on ${describe(event.target)}, ${parts}` })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver(list => {
    for (const { hadRecentInput, startTime: startMs, value, sources } of list.getEntries() as LayoutShift[]) {
      const cause = sources
        .map(({ node, previousRect, currentRect }) => `${describe(node)} ${range(previousRect.y, currentRect.y)} px`)
        .join(', ')
      if (!hadRecentInput) report({ kind: 'shift', id: 0, startMs, value, cause: `${location.pathname} ${cause}` })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
