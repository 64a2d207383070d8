import type { EnvironmentPage } from '@invoice-card/environment'

interface Names {
  /** Id of the page's data block. */
  readonly element: string
  /** Key of the tokens in local storage. */
  readonly tokens: string
}

/** Starts fetching the remote and the screen that the URL asks for while the host still loads. */
export function preload({ element, tokens }: Names): void {
  const { preload, integrity } = JSON.parse(document.getElementById(element)?.textContent ?? '') as EnvironmentPage
  const isSignedIn = localStorage.getItem(tokens) !== null
  for (const { prefix, files, pages } of preload) {
    if (prefix !== null && !(isSignedIn && prefix === location.pathname.split('/')[1])) continue
    const page = pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
    for (const href of new Set([...files, ...(page ? page.files : [])])) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrity[href], href })
      document.head.append(link)
    }
  }
}
