import webpack, { type Compilation, type Configuration } from 'webpack'
import { findUnguardedChunks } from './script-guard-plugin.ts'

/**
 * Builds with the one webpack of the repository.
 * @throws Error with webpack's errors, or where chunks would load without `ScriptGuardPlugin`.
 */
export async function compile(configuration: Configuration): Promise<Compilation> {
  const stats = await run(configuration)
  const reasons = reasonsOf(stats)
  if (reasons.length > 0) throw new Error(reasons.join('\n\n'))
  return stats.compilation
}

/** Why a build is of no use; empty where it is. */
export function reasonsOf(stats: webpack.Stats): string[] {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? []
  const unguarded = findUnguardedChunks(stats.compilation)
  return [
    ...errors.map(({ moduleName, message }) => `${moduleName ?? stats.compilation.name}: ${withoutBacktrace(message)}`),
    ...(unguarded === null ? [] : [unguarded]),
  ]
}

/** A syntax error's place and nothing of the compiler that found it, which ends it with a backtrace of its own. */
const withoutBacktrace = (message: string): string =>
  message.includes('Stack backtrace:')
    ? message
        .replace(/^Module build failed \(from [^\n]*\):\nError: */, '')
        .replace(/\s*(Caused by|Stack backtrace):\n[\s\S]*$/, '')
    : message

const run = (configuration: Configuration): Promise<webpack.Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    if (!compiler) throw new Error('webpack gave no compiler')
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result'))
        else resolve(stats)
      })
    })
  })
