import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { atOnce } from './at-once.ts'
import { runCommand } from './command.ts'
import { describe, type Outcome } from './outcome.ts'
import { writeTypePrograms } from './types.ts'

interface Check {
  readonly name: string
  readonly command: readonly string[]
}

/** Two at a time: more do not get faster on a small machine. */
const parallelChecks = 2

/** Runs every check on a tree and reports each as it ends. */
export async function runChecks(report: (line: string) => void, root = repositoryRoot): Promise<Outcome[]> {
  return atOnce(parallelChecks, checksOf(root), async ({ name, command }) => {
    const { exitCode, output, durationMs } = await runCommand(command, { directory: root })
    const remark = /^remark: (.+)$/m.exec(output)?.[1]
    const outcome = { name, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, durationMs, output, remark }
    report(describe(outcome))
    return outcome
  })
}

const rule = (file: string): string => join(import.meta.dirname, 'rules', file)

function checksOf(root: string): Check[] {
  const packages = packagesOf(root)
  return [
    // One checker each: TypeScript's four would repeat each other's work, and other checks fill the cores.
    ...writeTypePrograms(root, packages).map(({ name, configFile }) => ({
      name: `types ${name}`,
      command: ['tsc', '-p', configFile, '--checkers', '1'],
    })),
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives'] },
    { name: 'boundaries', command: boundaries(packages) },
    { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
    // A packageManager field, which sherif would like at the root, breaks the install through npx on a fresh clone.
    { name: 'package files', command: ['sherif', '--ignore-rule', 'root-package-manager-field'] },
    { name: 'single copies', command: ['node', rule('single-copies.ts')] },
    { name: 'links', command: ['node', rule('links.ts')] },
    { name: 'decisions', command: ['node', rule('decision-form.ts')] },
    {
      name: 'folder cycles',
      command: ['node', rule('folder-cycles.ts'), ...sourcesOf(root, packages)],
    },
    { name: 'folder sizes', command: ['node', rule('folder-sizes.ts')] },
    { name: 'test titles', command: ['node', rule('test-titles.ts')] },
    { name: 'comment width', command: ['node', rule('comment-width.ts')] },
    { name: 'glossary names', command: ['node', rule('glossary-names.ts')] },
    { name: 'curated names', command: ['node', rule('curated-names.ts')] },
    { name: 'client fields', command: ['node', rule('client-fields.ts')] },
    { name: 'asvs', command: ['node', join(import.meta.dirname, 'asvs/main.ts')] },
    { name: 'components', command: ['node', join(import.meta.dirname, 'supply/components-main.ts')] },
    { name: 'advisories', command: ['node', join(import.meta.dirname, 'supply/advisories-main.ts')] },
    { name: 'obligations', command: ['node', join(repositoryRoot, 'api/src/testing/obligations/main.ts')] },
  ]
}

const boundaries = (packages: readonly string[]) => [
  'depcruise',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err-long',
  ...packages,
]

/** Where the sources of each package are: its `src`, or the whole of one that has none. */
const sourcesOf = (root: string, packages: readonly string[]) =>
  packages.map(folder => (existsSync(join(root, folder, 'src')) ? `${folder}/src` : folder))

/** Folders with a package.json: applications and shared packages. */
export function packagesOf(root: string): string[] {
  const hasPackage = (folder: string) => existsSync(join(root, folder, 'package.json'))
  return [...readdirSync(root), ...readdirSync(join(root, 'shared')).map(name => `shared/${name}`)]
    .filter(hasPackage)
    .sort()
}
