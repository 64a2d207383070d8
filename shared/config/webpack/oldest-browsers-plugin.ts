import type { Compiler } from 'webpack'
import { problemsOfScript } from '../browsers/check-script.ts'

/**
 * Fails a build whose scripts the product's oldest browsers would not run, whosever code it is (decision 0146). Not
 * while it watches: its scripts are not what a release has.
 */
export class OldestBrowsersPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('OldestBrowsersPlugin', compilation => {
      // A compiler learns that it watches after its plugins were applied.
      if (compiler.watchMode) return
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'OldestBrowsersPlugin', stage }, assets => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'))
        const problems = scripts.flatMap(([name, asset]) => problemsOfScript(name, asset.source().toString()))
        compilation.errors.push(...problems.map(problem => new WebpackError(problem)))
      })
    })
  }
}
