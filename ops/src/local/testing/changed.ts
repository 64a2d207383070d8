import { OpsError } from '../../applications.ts'
import { runCommand } from './command.ts'

/**
 * What a change can reach, as paths in the repository; `everything` where no import says what depends on a changed
 * file.
 */
export interface Reach {
  readonly files: ReadonlySet<string>
  readonly changed: readonly string[]
  readonly everything: readonly string[]
}

/** Files that are imported, so that the imports say what they reach. */
const isImported = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path)
/** Neither is read by a test but the one that checks links in `pnpm check`. */
const isProse = (path: string): boolean => path.endsWith('.md') || path.startsWith('docs/')

/**
 * What the difference between a commit and the working tree can reach, by the imports.
 * @param ref a commit, e.g. `main` or `HEAD~1`
 * @throws OpsError where git or the graph of imports cannot be read
 */
export async function readReach(ref: string, packages: readonly string[]): Promise<Reach> {
  const changed = [
    ...(await linesOf(['git', 'diff', '--name-only', ref])),
    ...(await linesOf(['git', 'ls-files', '--others', '--exclude-standard'])),
  ]
  const everything = changed.filter(path => !isImported(path) && !isProse(path))
  if (!changed.some(isImported)) return { files: new Set(), changed, everything }
  const command = ['depcruise', '--config', '.dependency-cruiser.mjs', '--affected', ref, '--output-type', 'json']
  const { exitCode, output } = await runCommand([...command, ...packages])
  const start = output.indexOf('{')
  if (exitCode !== 0 || start < 0) throw new OpsError(`The imports cannot be read:\n${output}`)
  const { modules } = JSON.parse(output.slice(start)) as { modules: readonly { readonly source: string }[] }
  return { files: new Set(modules.map(({ source }) => source)), changed, everything }
}

async function linesOf(command: readonly string[]): Promise<string[]> {
  const { exitCode, output } = await runCommand(command)
  if (exitCode !== 0) throw new OpsError(`${command.join(' ')} failed:\n${output}`)
  return output.split('\n').filter(line => line !== '')
}
