import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { repositoryRoot } from '../applications.ts'

interface Service {
  readonly cap_drop?: string[]
  readonly cap_add?: string[]
  readonly security_opt?: string[]
  readonly privileged?: boolean
  readonly read_only?: boolean
  readonly user?: string
  readonly pids_limit?: number
  readonly mem_limit?: string
  readonly cpus?: number
  readonly network_mode?: string
  readonly networks?: string[] | Record<string, unknown>
  readonly ports?: string[]
  readonly volumes?: string[]
  readonly tmpfs?: string[]
}
const file = parse(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>
}
const services = Object.entries(file.services)
const networksOf = (service: Service | undefined): string[] =>
  Array.isArray(service?.networks) ? service.networks : Object.keys(service?.networks ?? {})
const isInternal = (network: string): boolean => file.networks?.[network]?.internal === true
const membersOf = (network: string): string[] =>
  services.filter(([, service]) => networksOf(service).includes(network)).map(([name]) => name)

for (const [name, service] of services)
  describe(`the service ${name}`, () => {
    test('has no capability and gains none', () => {
      assert.deepEqual([service.cap_drop, service.cap_add ?? [], service.privileged ?? false], [['ALL'], [], false])
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'])
    })

    test('runs as a user without rights', () => assert.match(service.user ?? '', /^[1-9]\d*:[1-9]\d*$/))

    test('writes only to volumes and memory', () => {
      assert.equal(service.read_only, true)
      for (const volume of service.volumes ?? []) assert.doesNotMatch(volume, /docker\.sock|^\/[^:]*:\/:?/)
    })

    test('has a share of the machine and no more', () => {
      assert.ok(service.pids_limit && service.mem_limit && service.cpus, JSON.stringify(service))
    })

    test('names its networks, which are declared', () => {
      assert.equal(service.network_mode, undefined)
      assert.notEqual(networksOf(service).length, 0)
      for (const network of networksOf(service)) assert.ok(network in (file.networks ?? {}), network)
    })
  })

test('the database and the mail catcher are where API and workers are, and the edge is not', () => {
  for (const name of ['postgres', 'mailpit']) {
    const [network = ''] = networksOf(file.services[name]).filter(isInternal)
    for (const server of ['api', 'worker']) assert.ok(membersOf(network).includes(server), `${server} reaches ${name}`)
    for (const other of ['edge', 'host', 'remote-payments', 'card-frame'])
      assert.ok(!networksOf(file.services[other]).some(one => networksOf(file.services[name]).includes(one)), other)
  }
})

test('the database reaches nothing outside, and nobody outside reaches it', () => {
  assert.deepEqual(file.services.postgres?.ports ?? [], [])
  assert.ok(networksOf(file.services.postgres).every(isInternal))
})

test('the card frame shares no network with anybody', () => {
  for (const network of networksOf(file.services['card-frame'])) assert.deepEqual(membersOf(network), ['card-frame'])
})

test('releases are reached by the edge alone', () => {
  for (const [name, service] of services.filter(([each]) => /^(host|remote-)/.test(each))) {
    assert.deepEqual(service.ports ?? [], [], name)
    assert.ok(networksOf(service).every(isInternal), name)
    assert.ok(
      networksOf(service).some(network => membersOf(network).includes('edge')),
      name,
    )
  }
})

test('only the edge and the card frame are open to other machines', () => {
  const open = services.filter(([, { ports = [] }]) => ports.some(port => !port.startsWith('127.0.0.1:')))
  assert.deepEqual(
    open.map(([name]) => name),
    ['edge', 'card-frame'],
  )
})
