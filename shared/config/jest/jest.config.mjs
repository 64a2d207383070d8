import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import preset from './preset.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const browserPackages = [
  'host',
  ...readdirSync(root).filter(name => name.startsWith('remote-')),
  ...[
    'ui',
    'session',
    'api-client',
    'events',
    'remote',
    'form',
    'list',
    'bank-account',
    'invoice-file',
    'request-page',
  ].map(name => `shared/${name}`),
]

/** One jest run over every browser package. */
export default {
  rootDir: root,
  projects: browserPackages
    .map(name => `${root}${name}`)
    .filter(folder => existsSync(`${folder}/src`))
    .map(folder => ({ ...preset, displayName: basename(folder), rootDir: folder })),
}
