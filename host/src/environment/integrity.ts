import { environment } from './environment.ts'

declare global {
  // What webpack's chunk loader of host and remotes calls, see IntegrityPlugin.
  var __invoiceCard: { readonly integrityOf: (url: string) => string }
}

/**
 * The integrity value of a script.
 * @throws for a URL that the environment does not list: what is not in the set does not run.
 */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.origin)
  const integrity = origin === location.origin ? environment.integrity[pathname] : undefined
  if (!integrity) throw new Error(`${url} is not part of this environment (set ${environment.sequence})`)
  return integrity
}

globalThis.__invoiceCard = { integrityOf }

const policy = globalThis.trustedTypes?.createPolicy('invoice-card', {
  createScriptURL: (url) => {
    integrityOf(url)
    return url
  },
})

/** A URL that may be assigned to a script's `src` under Trusted Types. */
export const trustedScriptUrl = (url: string): string =>
  // The DOM's types know only strings here.
  (policy?.createScriptURL(url) ?? url) as unknown as string
