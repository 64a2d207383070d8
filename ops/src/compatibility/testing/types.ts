/** Shared packages of a small product, as the host has them now. */
export const sourcesNow: Readonly<Record<string, string>> = {
  'kit/src/index.ts': `
    import type { Unit } from './unit.ts'
    export type { Unit } from './unit.ts'
    interface ButtonProps { label: string, isLoading?: boolean, tone: 'primary' | 'danger', onPress?: (at: number) => void }
    /** A button. */
    export function Button(props: ButtonProps): string { return props.label }
    export const formatYen = (amountYen: number): string => String(amountYen)
    export const readSize = (name: string, unit: Unit): number => name.length + unit.length
    export interface Row { readonly id: number, readonly note: string | null }
    export const findRow = (id: number): Row | null => ({ id, note: null })
    export const notify = { info: (text: string, options?: { title?: string }): void => { void [text, options] } }
    export class Failure extends Error { readonly code: string = ''; readonly httpStatus: number = 0; #secret = 1; get left() { return this.#secret } }
    export const firstOf = <T>(items: readonly T[]): T | undefined => items[0]
    export const spread = (...parts: readonly string[]): string => parts.join()
    export const newest = 1
  `,
  'kit/src/unit.ts': `export type Unit = 'px' | 'rem'`,
  'events/src/index.ts': `
    export interface BusEvents {
      statsChanged: { readonly of?: 'notifications' }
      overlay: { readonly isLoading: boolean }
      toast: ToastItem
      fresh: { readonly at: number }
    }
    export interface ToastItem { readonly text: string, readonly durationMs?: number }
    type Listener<Name extends keyof BusEvents> = (payload: BusEvents[Name]) => void
    export interface Bus {
      emit: <Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]) => void
      on: <Name extends keyof BusEvents>(name: Name, listener: Listener<Name>) => () => void
    }
    export const bus: Bus = null!
  `,
  'remote/src/index.ts': `
    export interface RouteHandle { readonly title?: string, readonly flow?: 'payment' | 'request' }
    export interface RemoteModule { readonly routes: readonly { readonly path: string }[] }
  `,
}

/** What a remote takes from them; it was built when one place of them was written otherwise. */
export interface TypeCase {
  readonly title: string
  readonly now: string
  readonly was: string
  readonly uses?: readonly string[]
  readonly source?: string
  /** What the gate says of a break. */
  readonly says?: RegExp
}

/** Changes of the host's packages that a remote would break by. */
export const typeBreaks: readonly TypeCase[] = [
  {
    title: 'an export that is gone',
    now: 'export const newest',
    was: 'export const oldest = 1; export const newest',
    uses: ['oldest'],
    says: /uses oldest of @invoice-card\/kit, which host@\S+ does not have: publish remote-\S+ again/,
  },
  {
    title: 'a member of an argument that has another name',
    now: 'isLoading?: boolean',
    was: 'isBusy?: boolean',
    uses: ['Button'],
    says: /type of Button of @invoice-card\/kit than host@\S+ has \("isBusy" is no longer read\): publish remote-/,
  },
  {
    title: 'a member of an argument that must be there now',
    now: 'label: string',
    was: 'label?: string',
    uses: ['Button'],
    says: /type of Button .*undefined.* is not assignable to type 'string'/,
  },
  {
    title: 'a word that an argument no longer takes',
    now: `tone: 'primary' | 'danger'`,
    was: `tone: 'primary' | 'danger' | 'ghost'`,
    uses: ['Button'],
    says: /type of Button .*'"ghost"'/,
  },
  {
    title: 'an argument of another type',
    now: '(amountYen: number): string',
    was: '(amountYen: string): string',
    uses: ['formatYen'],
    says: /type of formatYen .*Type 'string' is not assignable to type 'number'/,
  },
  {
    title: 'a result that may be missing',
    now: '(id: number): Row | null',
    was: '(id: number): Row',
    uses: ['findRow'],
    says: /type of findRow .*Type 'null' is not assignable to type 'Row'/,
  },
  {
    title: 'a member of a result, behind a type of its own',
    now: 'readonly note: string | null',
    was: 'readonly note: string',
    uses: ['findRow'],
    says: /type of findRow .*'null' is not assignable to type 'string'/,
  },
  {
    title: 'a word in a type of another file',
    now: `'px' | 'rem'`,
    was: `'px' | 'rem' | 'em'`,
    uses: ['readSize'],
    says: /type of readSize .*'"em"'/,
  },
  {
    title: 'parts of another type',
    now: '(...parts: readonly string[]): string => parts.join()',
    was: '(...parts: readonly (string | number)[]): string => parts.join()',
    uses: ['spread'],
    says: /type of spread .*'number' is not assignable to type 'string'/,
  },
  {
    title: 'an argument that nobody reads any more',
    now: '(id: number): Row | null',
    was: '(id: number, isFresh?: boolean): Row | null',
    uses: ['findRow'],
    says: /type of findRow .*"a whole argument" is no longer read/,
  },
  {
    title: 'an option of a function in a table',
    now: '{ title?: string }',
    was: '{ title?: string, link?: string }',
    uses: ['notify'],
    says: /type of notify .*"link" is no longer read/,
  },
  {
    title: 'a member of a class',
    now: 'readonly httpStatus: number = 0',
    was: 'readonly status: number = 0',
    uses: ['Failure'],
    says: /type of Failure .*Property 'status' is missing/,
  },
  {
    title: 'an event that is gone',
    now: 'overlay: {',
    was: 'closed: { readonly why: string }\n overlay: {',
    source: `bus.on('closed', close)`,
    says: /uses the event closed of the bus, which host@\S+ does not have/,
  },
  {
    title: 'a payload that a listener reads otherwise',
    now: '{ readonly isLoading: boolean }',
    was: '{ readonly isLoading: boolean, readonly since: number }',
    source: `bus.on('overlay', show)`,
    says: /type of the event overlay of the bus .*Property 'since' is missing/,
  },
  {
    title: 'a payload that the host no longer understands',
    now: `of?: 'notifications'`,
    was: `of?: 'notifications' | 'drafts'`,
    source: `bus.emit('statsChanged', {})`,
    says: /type of the event statsChanged of the bus .*"drafts"/,
  },
  {
    title: 'a reading of handles that is another',
    now: 'readonly title?: string',
    was: 'readonly title?: { readonly text: string }',
    says: /type of RouteHandle of @invoice-card\/remote, which it gives to the host, .*is not assignable to type 'string'/,
  },
  {
    title: 'a part of what a remote exposes that must be there now',
    now: '{ readonly path: string }',
    was: '{ readonly path?: string }',
    says: /type of RemoteModule .*'undefined'/,
  },
]

/** Changes that a remote does not notice. */
export const typeChanges: readonly TypeCase[] = [
  { title: 'an export more', now: 'export const newest = 1', was: '', uses: ['Button'] },
  { title: 'an optional member of an argument more', now: 'isLoading?: boolean, ', was: '', uses: ['Button'] },
  {
    title: 'a word more that an argument takes',
    now: `tone: 'primary' | 'danger'`,
    was: `tone: 'primary'`,
    uses: ['Button'],
  },
  {
    title: 'a word less in what a function gives',
    now: 'readonly note: string | null',
    was: 'readonly note: string | number | null',
    uses: ['findRow'],
  },
  { title: 'other documentation', now: '/** A button. */', was: '/** A button, in other words. */', uses: ['Button'] },
  { title: 'the order of words', now: `'px' | 'rem'`, was: `'rem' | 'px'`, uses: ['readSize'] },
  {
    title: 'a private type of another name',
    now: 'ButtonProps { label',
    was: 'ButtonProps extends Props {} interface Props { label',
    uses: ['Button'],
  },
  {
    title: 'a private member of a class',
    now: '#secret = 1; get left() { return this.#secret }',
    was: '#old = 1; get left() { return this.#old }',
    uses: ['Failure'],
  },
  {
    title: 'a break of what it does not use',
    now: '(amountYen: number): string',
    was: '(amountYen: string): string',
    uses: ['Button', 'findRow'],
  },
  {
    title: 'an optional argument more',
    now: '(text: string, options?: { title?: string })',
    was: '(text: string)',
    uses: ['notify'],
  },
  {
    title: 'an event more',
    now: 'fresh: { readonly at: number }',
    was: '',
    uses: [],
    source: `import { bus } from '@invoice-card/events'; bus.emit('overlay', { isLoading: true })`,
  },
  {
    title: 'an optional member of a payload that it emits',
    now: ', readonly durationMs?: number',
    was: '',
    source: `bus.emit('toast', { text })`,
  },
  { title: 'a flow more that handles may name', now: `'payment' | 'request'`, was: `'payment'` },
]
