import type { Compilation, Compiler, Module, RuntimeModule } from 'webpack'

const plainSource = 'script.src = url;'
const guardedSource = 'globalThis.scriptGuard.prepare(script, url);'

/**
 * Hands every chunk's script to the page's `scriptGuard` (host/src/environment/script-guard.ts), which alone may set
 * its URL: with the hash that the environment page lists, or not at all. A container has no Trusted Types policy of its
 * own.
 */
export class ScriptGuardPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.compilation.tap('ScriptGuardPlugin', compilation => {
      // Of the webpack that builds: another copy that is installed has hooks that nobody calls.
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ScriptGuardPlugin', source => {
        if (!source.includes(plainSource))
          throw new Error(`webpack no longer writes "${plainSource}": chunks would load without integrity`)
        return source.replace(plainSource, guardedSource)
      })
    })
  }
}

/** Why chunks of this build would load without the guard, and the page block them; null where none would. */
export function findUnguardedChunks({ name, modules }: Compilation): string | null {
  const loaders = [...modules].filter(isChunkLoader)
  if (loaders.every(loader => loader.getGeneratedCode()?.includes(guardedSource))) return null
  const fault = `${name ?? 'This build'} loads chunks without integrity: ScriptGuardPlugin was not applied.`
  return `${fault} Take baseConfig's plugins over.`
}

/** By its name, since a class of another webpack copy is another class. */
const isChunkLoader = (module: Module): module is RuntimeModule =>
  module.type === 'runtime' && (module as RuntimeModule).name === 'load script'
