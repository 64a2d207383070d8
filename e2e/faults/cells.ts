import type { AnswerName } from '../fixtures/faults/fault-answers.ts'
import type { ThrowLocation } from '../fixtures/faults/fault-throws.ts'

/** How a screen is reached, and how its route gives it to the router. */
interface ScreenEntry {
  readonly way: 'menu' | 'link' | 'hash'
  readonly page: 'Component' | 'element'
  readonly path: string
}

type RemoteName = 'remote_payments' | 'remote_collections' | 'remote_suppliers' | 'remote_account'

/** Which script the fault strikes. */
type Target = 'entry' | 'exposed module' | 'page' | 'first script' | 'layout' | 'shared package' | 'remote loader'

export interface Cell {
  readonly owner: RemoteName | 'host'
  readonly target: Target
  readonly fault: AnswerName | `throws at ${ThrowLocation}`
  readonly way: ScreenEntry
}

// Of suppliers and account no route gives an element.
const waysOf: Readonly<Record<RemoteName, readonly ScreenEntry[]>> = {
  remote_payments: [
    { way: 'menu', page: 'element', path: '/payments/review' },
    { way: 'link', page: 'Component', path: '/payments/draft' },
    { way: 'link', page: 'element', path: '/payments/history' },
    { way: 'hash', page: 'element', path: '/payments/review#list' },
  ],
  remote_collections: [
    { way: 'menu', page: 'Component', path: '/collections/request' },
    { way: 'link', page: 'Component', path: '/collections/draft' },
    { way: 'link', page: 'element', path: '/collections/request/:id' },
    { way: 'hash', page: 'Component', path: '/collections/request#list' },
  ],
  remote_suppliers: [
    { way: 'menu', page: 'Component', path: '/suppliers' },
    { way: 'link', page: 'Component', path: '/suppliers' },
    { way: 'hash', page: 'Component', path: '/suppliers#list' },
  ],
  remote_account: [
    { way: 'menu', page: 'Component', path: '/myaccount#company' },
    { way: 'link', page: 'Component', path: '/myaccount/security' },
    { way: 'hash', page: 'Component', path: '/myaccount#company' },
  ],
}

const ofEntry: readonly AnswerName[] = [
  '404',
  '500',
  'garbage',
  'flipped byte',
  'wrong MIME',
  'CORS redirect',
  'reset',
  '40 MB',
  'hangs',
  '10 s slow',
]
const ofPage: readonly AnswerName[] = ['404', 'flipped byte', 'hangs']
const throws: readonly Cell['fault'][] = ['throws at evaluation', 'throws at render', 'throws at effect']
const ofHost: readonly AnswerName[] = ['404', '500', 'flipped byte', 'hangs']

const faults: readonly Pick<Cell, 'target' | 'fault'>[] = [
  ...ofEntry.map(fault => ({ target: 'entry', fault }) as const),
  ...throws.map(fault => ({ target: 'exposed module', fault }) as const),
  ...ofPage.map(fault => ({ target: 'page', fault }) as const),
]

const hostWays: readonly Pick<Cell, 'target' | 'way'>[] = [
  { target: 'first script', way: { way: 'link', page: 'Component', path: '/toppage' } },
  { target: 'layout', way: { way: 'link', page: 'Component', path: '/toppage' } },
  { target: 'layout', way: { way: 'hash', page: 'Component', path: '/myaccount#company' } },
  { target: 'shared package', way: { way: 'link', page: 'Component', path: '/toppage' } },
  { target: 'shared package', way: { way: 'hash', page: 'Component', path: '/myaccount#company' } },
  { target: 'page', way: { way: 'menu', page: 'Component', path: '/notifications' } },
  { target: 'page', way: { way: 'link', page: 'Component', path: '/notifications' } },
  { target: 'remote loader', way: { way: 'menu', page: 'Component', path: '/suppliers' } },
  { target: 'remote loader', way: { way: 'hash', page: 'Component', path: '/myaccount#company' } },
]

/** Without these the header is bare: it has no menus, and signing out is a button. */
export const isOfShell = ({ target }: Cell): boolean => target === 'layout' || target === 'shared package'

/** Every cell of the matrix. */
export const cells: readonly Cell[] = [
  ...Object.entries(waysOf).flatMap(([owner, ways]) =>
    faults.flatMap(fault => ways.map(way => ({ ...fault, way, owner: owner as RemoteName }))),
  ),
  ...hostWays.flatMap(place => ofHost.map(fault => ({ ...place, fault, owner: 'host' }) as const)),
]

/** What a cell is asked for by and listed as: `remote_payments/entry/404/menu/element`. */
export const nameOf = ({ owner, target, fault, way: { way, page } }: Cell): string =>
  [owner, target, fault, way, page].join('/')
