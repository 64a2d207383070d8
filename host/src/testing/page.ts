import '@invoice-card/config/testing'
import { providePublicEnvironment } from '@invoice-card/remote'
import type { Environment } from '../environment/environment.ts'

/** The environment that the page of a test carries; importing this file first puts it there. */
export const environment: Environment = {
  name: 'test',
  cardFrameOrigin: 'http://localhost:3002',
  tokenApiKey: 'key',
  links: { operationManual: 'https://help.example.jp/manual', faq: 'https://help.example.jp/faq', contact: 'https://help.example.jp/contact', privacyPolicy: 'https://help.example.jp/privacy' },
  sequence: 1,
  host: { version: '1.0.0' },
  remotes: {},
  preload: [],
  analyticsFrame: null,
  toggles: { collections: 'by_company', collections_existing: 'by_company' },
  integrity: {},
}

const data = document.createElement('script')
data.type = 'application/json'
data.id = 'environment'
data.textContent = JSON.stringify(environment)
document.head.append(data)
providePublicEnvironment(environment)

/** Width of the window as media queries see it, in px. Motion counts as unwanted: jsdom has none. */
export function setWidth(width: number): void {
  globalThis.matchMedia = query => Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion') || width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity), media: query, onchange: null, addListener() {}, removeListener() {},
  }) as MediaQueryList
}
setWidth(1280)

// jsdom has neither scrolling nor modal dialogs.
globalThis.scrollTo = () => {}
HTMLDialogElement.prototype.showModal = function showModal() { this.open = true }
HTMLDialogElement.prototype.close = function close() { this.open = false }
