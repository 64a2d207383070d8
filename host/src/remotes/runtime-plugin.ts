import * as runtimeCore from '@module-federation/runtime-core'
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime-core'
import '../environment/script-guard.ts'
import { environment } from '../environment/environment.ts'

const entryTimeoutMs = 8000

let instance: ModuleFederation | undefined

/** The document's federation runtime. Remotes find its core on the global name (docs/decisions/0001). */
export function federation(): ModuleFederation {
  if (!instance) throw new Error('The federation runtime has not started')
  return instance
}

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore
}

/**
 * Gives the runtime its remotes from the environment page, so that no manifest is fetched, and loads entries with
 * integrity.
 */
export default function environmentPlugin(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore
  return {
    name: 'environment',
    beforeInit(args) {
      instance = args.origin
      args.userOptions.remotes = Object.entries(environment.remotes).map(([name, { entry }]) => ({
        name,
        entry: new URL(entry, location.origin).href,
      }))
      return args
    },
    createScript({ url }) {
      const script = document.createElement('script')
      globalThis.scriptGuard.prepare(script, url)
      return { script, timeout: entryTimeoutMs }
    },
    errorLoadShare({ pkgName, origin }) {
      for (const shared of packagesNamed(pkgName, origin)) {
        // The runtime would give this failure to everybody who asks again.
        if (!shared.loaded) shared.loading = null
      }
    },
  }
}

const packagesNamed = (name: string, { shareScopeMap }: ModuleFederation) =>
  Object.values(shareScopeMap).flatMap(scope => Object.values(scope[name] ?? {}))
