import webpack, { type Compiler } from 'webpack'

/**
 * Hands every chunk's script to the page's `scriptGuard` (host/src/environment/script-guard.ts), which alone may set its URL:
 * with the hash that the environment page lists, or not at all. A container has no Trusted Types policy of its own.
 */
export class ScriptGuardPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = webpack.runtime
    compiler.hooks.compilation.tap('ScriptGuardPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ScriptGuardPlugin', (source) => {
        if (!source.includes(plainSource)) throw new Error(`webpack no longer writes "${plainSource}": chunks would load without integrity`)
        return source.replace(plainSource, 'globalThis.scriptGuard.prepare(script, url);')
      })
    })
  }
}

const plainSource = 'script.src = url;'
