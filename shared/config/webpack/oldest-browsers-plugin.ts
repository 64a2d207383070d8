import type { Compiler } from 'webpack'
import { problemsOfScript } from '../browsers/check-script.ts'

/**
 * Fails a build whose scripts the product's oldest browsers would not run, whosever code it is (decision 0146). Not
 * while it watches: its scripts are not what a release has.
 */
export class OldestBrowsersPlugin {
  apply({ hooks, webpack, watchMode }: Compiler): void {
    if (watchMode) return
    const { Compilation, WebpackError } = webpack
    hooks.compilation.tap('OldestBrowsersPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'OldestBrowsersPlugin', stage }, assets => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'))
        const problems = scripts.flatMap(([name, asset]) => problemsOfScript(name, asset.source().toString()))
        compilation.errors.push(...problems.map(problem => new WebpackError(problem)))
      })
    })
  }
}
