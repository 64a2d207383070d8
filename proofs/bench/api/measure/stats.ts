import { collectionTabs, enabledSupplierStatuses, paymentTabs } from '@invoice-card/domain'
import type { Caller } from '../data/callers.ts'
import { succeed } from './http.ts'
import { type Load, load } from './load.ts'

const search = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, from: 0, size: 1 }))
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one))
  return `/api/v1${path}?${parameters}`
}

/** The calls from which the header gets its 13 counts, sent side by side. */
const calls = [
  ...(['review', 'reserved', 'history', 'waiting'] as const).map(tab => search('/invoices', { ...paymentTabs[tab] })),
  search('/drafts', {}),
  search('/suppliers', { status: enabledSupplierStatuses }),
  search('/suppliers', { status: ['Rejected'] }),
  search('/users/notifications', {}),
  ...Object.values(collectionTabs).map(status => search('/invoices/request_sellers', { status })),
  search('/invoice_request_drafts', {}),
]

/** All counts, from the first call sent to the last answered: by the lists, and in one call. */
export interface StatsFigure {
  readonly lists: Load
  readonly together: Load
}

/** Both ways in turn, for one user and for eight. */
export async function measureStats(origin: string, caller: Caller, seconds: number): Promise<StatsFigure[]> {
  const figures: StatsFigure[] = []
  for (const clients of [1, 8])
    figures.push({
      lists: await load(clients, seconds, () => Promise.all(calls.map(path => succeed(origin + path, caller.headers)))),
      together: await load(clients, seconds, () => succeed(`${origin}/api/v1/stats`, caller.headers)),
    })
  return figures
}

/** Each call alone, to see which one the others wait for. */
export async function measureEachStat(
  origin: string,
  caller: Caller,
  seconds: number,
): Promise<{ readonly call: string; readonly p50: number }[]> {
  const figures = []
  for (const path of calls)
    figures.push({ call: path, p50: (await load(1, seconds, () => succeed(origin + path, caller.headers))).p50 })
  return figures
}
