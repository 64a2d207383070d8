import type { PageBlock } from '@invoice-card/environment'

interface Names {
  /** Id of the page's data block. */
  readonly element: string
  /** Attribute of the root element once something has failed. */
  readonly failed: string
}

/**
 * Stands in pages while a canary runs: says that a document was opened, and what fails before the host has drawn
 * anything. A host that does not start says neither, and its canary would look as sound as one that nobody got.
 */
export function opened({ element, failed }: Names): void {
  const { name, sequence, variant, host } = JSON.parse(document.getElementById(element)?.textContent ?? '') as PageBlock
  function send(report: object) {
    const origin = {
      release: `host@${host.version}`,
      environment: name,
      sequence,
      variant,
      route: `/${location.pathname.split('/')[1] ?? ''}`,
    }
    navigator.sendBeacon('/reports', new Blob([JSON.stringify({ ...origin, ...report })], { type: 'application/json' }))
  }
  send({ type: 'document' })
  function fail(message: string) {
    const { documentElement: root } = document
    if (root.hasAttribute(failed) || document.getElementById('root')?.hasChildNodes()) return
    root.setAttribute(failed, '')
    send({ type: 'error', message: message.slice(0, 1000), is_first: true })
  }
  addEventListener('error', ({ message }) => fail(message))
  addEventListener('unhandledrejection', ({ reason }) => fail(String(reason)))
}
