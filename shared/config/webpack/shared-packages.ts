import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that exist once per document. The host provides them eagerly, remotes only consume them. */
const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  '@invoice-card/api-client',
  '@invoice-card/events',
  '@invoice-card/session',
  'valibot/host',
] as const

/** Modules below a singleton that are imported by their own name. */
const subpaths: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'react',
  'valibot/host': 'valibot',
  '@invoice-card/ui/core': '@invoice-card/ui',
  '@invoice-card/ui/flow': '@invoice-card/ui',
  '@invoice-card/ui/list': '@invoice-card/ui',
  '@invoice-card/ui/more': '@invoice-card/ui',
}

/**
 * Fetched by the first screen that needs one: the sign-in has no use for the query cache and for most of the component
 * kit. The host's first script takes what it needs from `@invoice-card/ui/base` and `@invoice-card/remote/base`, the
 * same modules.
 */
const lazySingletons = [
  'formik',
  '@tanstack/react-query',
  '@invoice-card/remote',
  '@invoice-card/ui/core',
  '@invoice-card/ui/flow',
  '@invoice-card/ui/list',
  '@invoice-card/ui/more',
] as const

/** Every package that exists once per document. */
export const sharedPackages: readonly string[] = [...singletons, ...lazySingletons]

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Only the named part of these packages is provided: of the router alone the rest is 23 kB brotli that no screen uses.
 */
const curated: Readonly<Record<string, string>> = {
  'react-router-dom': fileOf('./react-router.ts'),
  formik: fileOf('./formik.js'),
  '@tanstack/react-query': fileOf('./react-query.js'),
  'valibot/host': fileOf('./valibot/host.js'),
}

/** What stands for packages of which a remote brings only what the host lacks. */
export const partsOfRemote = { valibot$: fileOf('./valibot/remotes.js') }

/** A shared package as module federation takes it. */
export interface SharedOption {
  singleton: true
  requiredVersion: string
  version?: string
  eager?: boolean
  import?: false | string
  strictVersion?: true
}

/** `shared` of the host: provides everything. @param root absolute folder of the host. */
export const providedBy = (root: string): Record<string, SharedOption> => ({
  ...optionsFor(root, [...singletons, 'react/jsx-runtime'], (name, version) => ({
    version,
    eager: true,
    ...partOf(name),
  })),
  ...optionsFor(root, lazySingletons, (name, version) => ({ version, ...partOf(name) })),
})

const partOf = (name: string): Pick<SharedOption, 'import'> => (curated[name] ? { import: curated[name] } : {})

/**
 * `shared` of a remote: brings no copy; a version outside the range throws into the error view instead of loading a
 * second one.
 */
export const consumedBy = (root: string): Record<string, SharedOption> =>
  optionsFor(root, [...singletons, 'react/jsx-runtime', ...lazySingletons], () => ({
    import: false,
    strictVersion: true,
  }))

function optionsFor(
  root: string,
  names: readonly string[],
  extra: (name: string, version: string) => Partial<SharedOption>,
): Record<string, SharedOption> {
  return Object.fromEntries(
    names.map(name => {
      const version = installedVersion(root, subpaths[name] ?? name)
      if (!/^\d+\.\d+\.\d+$/.test(version))
        throw new Error(`${name} ${version}: federation/semver.js compares versions of three numbers only`)
      return [name, { singleton: true, requiredVersion: `^${version}`, ...extra(name, version) }]
    }),
  )
}

/** Version of a dependency of the package in `root`. */
export function installedVersion(root: string, name: string): string {
  const directories = createRequire(join(root, 'package.json')).resolve.paths(name) ?? []
  for (const directory of directories) {
    try {
      const { version } = JSON.parse(readFileSync(join(directory, name, 'package.json'), 'utf8')) as { version: string }
      return version
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  throw new Error(
    `${name} is shared by module federation but not installed in ${root}: \`pnpm install\`, with it in package.json`,
  )
}
