import assert from 'node:assert/strict'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

type Satisfy = (version: string, range: string) => boolean
const satisfyOf = async (file: string) => ((await import(file)) as { satisfy: Satisfy }).satisfy

const runtimeCore = realpathSync(join(repositoryRoot, 'host/node_modules/@module-federation/runtime-core'))
const runtimes = await satisfyOf(join(runtimeCore, 'dist/utils/semver/index.js'))
const ours = await satisfyOf(join(repositoryRoot, 'shared/config/webpack/federation/semver.js'))

const numbers = [0, 1, 2, 10]
const versions = numbers.flatMap(major => numbers.flatMap(minor => numbers.map(patch => `${major}.${minor}.${patch}`)))

for (const operator of ['^', '<='])
  test(`versions are compared with ${operator} as the federation runtime does it itself`, () => {
    for (const wanted of versions)
      for (const version of versions) {
        const range = operator + wanted
        assert.equal(ours(version, range), runtimes(version, range), `${version} and ${range}`)
      }
  })
