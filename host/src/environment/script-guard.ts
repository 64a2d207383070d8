import { environment } from './environment.ts'
import { markPending } from './pending-scripts.ts'

/**
 * Webpack's runtimes (shared/config/webpack/script-guard-plugin.ts) and the federation runtime load every script
 * through this.
 */
interface ScriptGuard {
  /**
   * Sets URL, hash and CORS mode of a new script. A URL that the environment does not list fails like a lost
   * connection, unfetched.
   */
  readonly prepare: (script: HTMLScriptElement, url: string) => void
}

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string
}

declare global {
  var scriptGuard: ScriptGuard
  /**
   * TypeScript's DOM types do not know Trusted Types; neither do all browsers. What it creates may be used like a
   * string.
   */
  var trustedTypes: { readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy } | undefined
}

const inAnyFolder = (path: string): string => path.replace(/^(\/releases\/[^/]+\/)[^/]+\//, '$1')
const listed = new Map(Object.keys(environment.integrity).map(path => [inAnyFolder(path), path]))

/**
 * Where this document has a script from: a loader looks for all of a release beside its entry, and those that have not
 * changed are in the folders of earlier releases. Undefined for what is not in this document's set.
 */
function listedPath(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.origin)
  return origin === location.origin ? listed.get(inAnyFolder(pathname)) : undefined
}

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (!Object.hasOwn(environment.integrity, url))
      throw new TypeError(`${url} is not part of this environment (set ${environment.sequence})`)
    return url
  },
}
const policy = globalThis.trustedTypes?.createPolicy('invoice-card', rules) ?? rules

globalThis.scriptGuard = {
  prepare(script, url) {
    const path = listedPath(url)
    const integrity = path && environment.integrity[path]
    if (!integrity) {
      // Loaders attach their listeners in the task that asks; then they hear it.
      queueMicrotask(() => script.dispatchEvent(new Event('error')))
      return
    }
    markPending(script)
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = policy.createScriptURL(path)
  },
}
