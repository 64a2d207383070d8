import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Files that are checked together. */
interface Program {
  readonly name: string
  readonly configFile: string
}

interface PackageConfig {
  readonly folder: string
  readonly extends?: string
  readonly include?: readonly string[]
  readonly compilerOptions?: object
}

/**
 * Writes one configuration for all packages with the same preset, into `.cache`: each alone would have the compiler
 * read the shared sources and the declarations of React again, four times the work. A package that declares something
 * global or has options of its own stays alone, so that no other compiles by it. One more has the sources of browsers
 * without their tests, and of the language only what the oldest browsers have (decision 0146).
 */
export function writeTypePrograms(root: string, packages: readonly string[]): Program[] {
  const configs = packages
    .filter(folder => existsSync(join(root, folder, 'tsconfig.json')))
    .map(folder => readPackageConfig(root, folder))
  const programs = Map.groupBy(configs, config => (isAlone(root, config) ? config.folder : presetOf(config)))
  const cache = join(root, '.cache/types')
  mkdirSync(cache, { recursive: true })
  const write = (name: string, config: object): Program => {
    const configFile = join(cache, `${name.replaceAll(/[/ ]/g, '-')}.json`)
    writeFileSync(configFile, JSON.stringify(config))
    return { name, configFile }
  }
  const include = (together: readonly PackageConfig[]) =>
    together.flatMap(({ folder, include = ['**/*'] }) => include.map(path => join(root, folder, path)))
  const inBrowsers = configs.filter(config => presetOf(config) === 'browser' || inBothWorlds.has(config.folder))
  return [
    ...[...programs].map(([name, together]) =>
      write(name, { extends: join(root, together[0]?.folder ?? '', 'tsconfig.json'), include: include(together) }),
    ),
    ...(inBrowsers.length === 0
      ? []
      : [
          write('oldest browsers', {
            extends: join(root, 'shared/config/tsconfig/oldest-browsers.json'),
            include: include(inBrowsers),
            exclude: inNodeOnly.map(path => join(root, path)),
          }),
        ]),
  ]
}

/** Run by the server and by browsers. */
const inBothWorlds = new Set(['shared/contracts', 'shared/domain'])

/** Of the packages of browsers. */
const inNodeOnly = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
  'shared/environment/src/verify/**',
  'shared/ui/{gallery,scripts}/**',
  'card-frame/src/*.ts',
]

const readPackageConfig = (root: string, folder: string): PackageConfig => ({
  folder,
  ...(JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')) as Omit<PackageConfig, 'folder'>),
})

const presetOf = (config: PackageConfig): string => basename(config.extends ?? 'none', '.json')

const isAlone = (root: string, config: PackageConfig): boolean =>
  config.extends === undefined || config.compilerOptions !== undefined || hasGlobals(root, config)

const hasGlobals = (root: string, { folder }: PackageConfig): boolean =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: name => name === 'node_modules' }).some(file =>
    /^declare (global|module)\b/m.test(readFileSync(join(root, folder, file), 'utf8')),
  )
