import '@invoice-card/config/testing'
import { providePublicEnvironment } from '@invoice-card/remote'
import type { EnvironmentPage, PageRemote } from '@invoice-card/environment'
import { writeBlock } from '@invoice-card/environment/page'

const remote = (name: string, declared: Partial<PageRemote> = {}): PageRemote => ({
  version: '1.0.0',
  entry: '',
  files: [],
  prefix: name,
  toggle: name,
  ...declared,
})

/** Remotes as their releases declare them; no test loads their scripts. */
const remotes: EnvironmentPage['remotes'] = {
  remote_account: remote('account', { prefix: 'myaccount' }),
  remote_collections: remote('collections', {
    menu: {
      label: 'カード払いのご依頼',
      icon: 'request_quote',
      order: 20,
      otherwise: 'history',
      targets: [
        { stat: 'collectionsRequest', path: 'request' },
        { stat: 'collectionsDecided', path: 'decided' },
      ],
      dot: { stat: 'collectionsAccountRequired', label: '口座の指定が必要なご依頼があります' },
    },
  }),
  remote_payments: remote('payments', {
    flowTitle: '請求書カード払い',
    menu: {
      label: 'お支払い',
      icon: 'payments',
      order: 10,
      otherwise: 'create',
      targets: [
        { stat: 'paymentsActionRequired', path: 'review' },
        { stat: 'paymentsReserved', path: 'reserved' },
      ],
      dot: { stat: 'paymentsActionRequired', label: '対応が必要なお支払いがあります' },
      deadline: 'duePayments',
    },
  }),
  remote_suppliers: remote('suppliers', {
    menu: { label: '登録取引先', icon: 'storefront', order: 30, targets: [], otherwise: '' },
  }),
}

/** The environment that the page of a test carries; importing this file first puts it there. */
const environment: EnvironmentPage = {
  name: 'test',
  cardFrameOrigin: 'http://localhost:3002',
  tokenApiKey: 'key',
  links: {
    operationManual: 'https://help.example.jp/manual',
    faq: 'https://help.example.jp/faq',
    contact: 'https://help.example.jp/contact',
    privacyPolicy: 'https://help.example.jp/privacy',
  },
  variant: 'stable',
  sequence: 1,
  host: { version: '1.0.0' },
  remotes,
  preload: [],
  analyticsFrame: null,
  toggles: { collections: 'by_company', collections_existing: 'by_company' },
  integrity: {},
}

const data = document.createElement('script')
data.type = 'application/json'
data.id = 'environment'
data.textContent = writeBlock(environment).block
document.head.append(data)
providePublicEnvironment(environment)

/** Width of the window as media queries see it, in px. Motion counts as unwanted: jsdom has none. */
export function setWidth(width: number): void {
  globalThis.matchMedia = query =>
    Object.assign(new EventTarget(), {
      matches:
        query.includes('prefers-reduced-motion') ||
        width >= 16 * Number(/min-width: (\d+)em/.exec(query)?.[1] ?? Infinity),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList
}
setWidth(1280)

// jsdom has neither scrolling nor modal dialogs.
globalThis.scrollTo = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
