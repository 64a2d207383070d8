import { existsSync, readdirSync } from 'node:fs'
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

/**
 * One jest run over every browser package, and one project: each project of its own would transform and resolve
 * again what all of them import.
 */
export default {
  ...preset,
  rootDir: root,
  roots: browserPackages.map(name => `${root}${name}/src`).filter(folder => existsSync(folder)),
}
