import { callShapes, type Contract } from '@invoice-card/contracts/manifest'
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { OpsError } from '../applications.ts'
import { createKey } from '../keys/key-store.ts'
import type { Release } from '../release/release.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { writeApiRecord } from './api-record.ts'
import { declarationsOf, type Declarations } from '../interfaces/declarations.ts'
import { describeInterfaces } from '../interfaces/describe.ts'
import type { Interfaces } from '../interfaces/interfaces.ts'
import { callBreaks, callChanges, callsNow, type CallCase } from './testing/calls.ts'
import { sourcesNow, typeBreaks, typeChanges, type TypeCase } from './testing/types.ts'

/** A remote that was built from other sources than the host and the API that are deployed. */
interface Case {
  readonly title: string
  readonly name: string
  readonly says?: RegExp | undefined
  readonly typed?: TypeCase
  readonly called?: CallCase
}

const typed = [...typeBreaks, ...typeChanges].map((one): Omit<Case, 'name'> => ({ ...one, typed: one }))
const called = [...callBreaks, ...callChanges].map((one): Omit<Case, 'name'> => ({ ...one, called: one }))
const cases: readonly Case[] = [...typed, ...called].map((one, index) => ({ ...one, name: `case-${index}` }))

const data = await emptyData()
const root = await mkdtemp(join(tmpdir(), 'compatibility-'))
after(() => rm(root, { recursive: true }))

const packages = ['kit', 'events', 'remote']
const entriesIn = (folder: string) =>
  Object.fromEntries(packages.map(name => [`@invoice-card/${name}`, `${folder}/${name}/src/index.ts`]))

function earlier(sources: Readonly<Record<string, string>>, { now, was, title }: TypeCase) {
  assert.ok(
    Object.values(sources).some(text => text.includes(now)),
    `${title}: no source has ${now}`,
  )
  return Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, text.replace(now, was)]))
}

/** One run of the compiler for the sources of all cases, each in a folder of its own. */
async function declareAll(): Promise<Declarations> {
  const folders = {
    now: sourcesNow,
    ...Object.fromEntries(cases.flatMap(({ name, typed }) => (typed ? [[name, earlier(sourcesNow, typed)]] : []))),
  }
  for (const [folder, sources] of Object.entries(folders)) {
    for (const [file, text] of Object.entries(sources)) {
      await mkdir(dirname(join(root, folder, file)), { recursive: true })
      await writeFile(join(root, folder, file), text)
    }
  }
  const entries = Object.keys(folders).flatMap(folder => Object.values(entriesIn(folder)))
  return declarationsOf(root, Object.fromEntries(entries.map(file => [file, file])))
}

const noCalls = () => ({})
const hostInterfaces = (declarations: Declarations): Interfaces => {
  const exports = {
    '@invoice-card/kit': [
      'Button',
      'formatYen',
      'readSize',
      'findRow',
      'notify',
      'Failure',
      'firstOf',
      'spread',
      'newest',
    ],
    '@invoice-card/events': ['bus'],
  }
  return describeInterfaces({
    name: 'host',
    report: { remote: null, imports: {}, exports },
    sources: [],
    entries: entriesIn('now'),
    declarations,
    calls: noCalls,
  })
}

function remoteInterfaces({ name, typed, called }: Case, declarations: Declarations): Interfaces {
  const imports = { '@invoice-card/kit': typed?.uses ?? [], '@invoice-card/events': typed?.source ? ['bus'] : [] }
  const contract: Contract = Object.fromEntries(
    Object.entries<Contract[string]>(callsNow).map(([call, endpoint]) => [
      call,
      { ...endpoint, ...called?.was[call as keyof typeof callsNow] },
    ]),
  )
  return describeInterfaces({
    name,
    report: { remote: {}, imports, exports: {} },
    sources: [typed?.source ?? 'calls.listPayments({}); calls.showPayment(id); calls.createPayment({})'],
    entries: entriesIn(typed ? name : 'now'),
    declarations,
    calls: isUsed => callShapes('client', isUsed, { payments: contract }),
  })
}

const releases: Release[] = []
let reasons: readonly string[] = []
before(async () => {
  const declarations = await declareAll()
  releases.push(await publishBuild(data, 'host', { interfaces: hostInterfaces(declarations) }))
  for (const one of cases) {
    await createKey(data, `remote-${one.name}`)
    releases.push(await publishBuild(data, `remote-${one.name}`, { interfaces: remoteInterfaces(one, declarations) }))
  }
  await writeApiRecord(data, 'local', callShapes('server', undefined, { payments: callsNow }))
  reasons = await goLive(data, ...releases).then(
    () => [],
    (error: OpsError) => error.reasons,
  )
})

const reasonsOf = ({ name }: Case) => reasons.filter(reason => reason.startsWith(`remote-${name}@`))

describe('the gate refuses a remote, with the place and the way out, where host or API now have', () => {
  for (const one of cases.filter(({ says }) => says)) {
    test(one.title, () => {
      assert.match(reasonsOf(one).join('\n') || 'nothing', one.says ?? /^$/)
      assert.match(reasonsOf(one).join('\n'), /publish|published again/)
    })
  }
})

describe('the gate lets a remote pass where host or API now have', () => {
  for (const one of cases.filter(({ says }) => !says)) test(one.title, () => assert.deepEqual(reasonsOf(one), []))

  test('all of these changes at once', async () => {
    const isSound = ({ name }: Release) => cases.every(one => `remote-${one.name}` !== name || !one.says)
    await goLive(data, ...releases.filter(isSound))
  })
})
