import { createInstance } from '@module-federation/enhanced/runtime'
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import { environment } from '../environment/environment.ts'
import { shareScope } from './share-scope.ts'

const entryTimeoutMs = 8000

/** What entries of remotes read of the runtime. */
const runtimeCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
}

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore
}

/** Loads entries with integrity, and gives a shared package that did not come another chance. */
const guarded: ModuleFederationRuntimePlugin = {
  name: 'guarded',
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

const packagesNamed = (name: string, { shareScopeMap }: ModuleFederation) =>
  Object.values(shareScopeMap).flatMap(scope => Object.values(scope[name] ?? {}))

// Remotes find the one runtime on this name (docs/decisions/0001).
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore

/**
 * The document's federation runtime; it starts when this module is first imported. Its remotes come from the
 * environment page, so that no manifest is fetched.
 */
export const federation: Pick<ModuleFederation, 'loadRemote'> = createInstance({
  name: 'host',
  remotes: Object.entries(environment.remotes).map(([name, { entry }]) => ({
    name,
    entry: new URL(entry, location.origin).href,
  })),
  shared: shareScope,
  shareStrategy: 'loaded-first',
  plugins: [guarded],
})
