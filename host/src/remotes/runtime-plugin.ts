import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { environment } from '../environment/environment.ts'
import { integrityOf, trustedScriptUrl } from '../environment/integrity.ts'

/** Milliseconds until a remote's script counts as failed; the error view follows. */
const scriptTimeoutMs = 8000

/** Names the remotes from the environment page and loads their entries with integrity. */
export default function environmentRemotes(): ModuleFederationRuntimePlugin {
  // Remotes are built against this one runtime instead of carrying their own (externalRuntime).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  return {
    name: 'environment-remotes',
    beforeInit(args) {
      const remotes = Object.entries(environment.remotes).map(([name, { entry }]) =>
        ({ name, entry: new URL(entry, location.origin).href, type: 'global', entryGlobalName: name }))
      args.userOptions.remotes = remotes
      return args
    },
    createScript({ url }) {
      const script = document.createElement('script')
      script.integrity = integrityOf(url)
      script.crossOrigin = 'anonymous'
      script.src = trustedScriptUrl(url)
      return { script, timeout: scriptTimeoutMs }
    },
  }
}
