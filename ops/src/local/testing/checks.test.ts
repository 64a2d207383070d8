import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { repositoryRoot } from '../../applications.ts'
import { runChecks } from './checks.ts'
import type { Outcome } from './outcome.ts'

const json = (value: object) => JSON.stringify(value)
const packageFile = (name: string, more: object = {}) =>
  json({ name: `@invoice-card/${name}`, version: '1.0.0', private: true, type: 'module', ...more })

/** A workspace in which every rule is broken once, by the file that is named after it. */
const brokenWorkspace: Readonly<Record<string, string>> = {
  'package.json': json({ name: 'broken', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages: [host, remote-*, shared/*, card-frame, gateway-sandbox, api, proofs, ops]\n',
  ...Object.fromEntries(
    [
      'host',
      'remote-payments',
      'remote-collections',
      'remote-suppliers',
      'card-frame',
      'gateway-sandbox',
      'api',
      'proofs',
      'ops',
    ].map(name => [`${name}/package.json`, packageFile(name)]),
  ),
  ...Object.fromEntries(
    ['ui', 'contracts', 'domain', 'session'].map(name => [
      `shared/${name}/package.json`,
      packageFile(name, { exports: { '.': './src/index.ts' } }),
    ]),
  ),
  'remote-suppliers/package.json': packageFile('remote-suppliers', { dependencies: { ky: '1', formik: '1' } }),

  'pnpm-lock.yaml': [
    'packages:',
    '  webpack@5.1.0:',
    'snapshots:',
    ...['react', 'react-dom', 'react-router'].map(name => `  ${name}@1.0.0: {}`),
    `  '@module-federation/runtime-core@1.0.0':`,
    `  '@module-federation/runtime-core@2.0.0':`,
    '  webpack@5.1.0:',
    '    dependencies:',
    '      react: 1.0.0',
    '  webpack@5.1.0(esbuild@0.1.0):',
    '  webpack-sources@3.0.0: {}',
  ].join('\n'),

  'README.md':
    '[gone](docs/gone.md) [page](docs/page.md) [nowhere](docs/page.md#nowhere) [one](docs/page.md#the-one-heading) `remote-bulk-payments/src/gone.ts` `api/src/app.ts`',
  'docs/page.md': '# Page\n\n## The one heading\n',
  'docs/decisions/0001-one.md': '# 0001 One\n\n[page](../page.md) [two](0002-two.md) [above](#0001-one)\n',
  'docs/decisions/0003-order.md': '**Decision.** b\n\n**Context.** a\n\n**Consequences.** c\n',
  'docs/decisions/0004-long.md': `**Context.** a\n\n**Decision.**\n- b\n\n**Consequences.** ${'c '.repeat(496)}\n`,

  'remote-suppliers/src/routes.tsx': 'export const routes = []',
  'remote-suppliers/src/client.ts': `import { queryClient } from '@invoice-card/remote'\nexport const client = queryClient`,
  'remote-payments/src/routes.tsx': `import './payment-list/other-feature.ts'\nimport './payment-list/other-remote.ts'\nexport const routes = []`,
  'remote-payments/src/payment-list/other-feature.ts': `import '../payment-detail/facts.ts'`,
  'remote-payments/src/payment-list/other-remote.ts': `import '../../../remote-suppliers/src/routes.tsx'`,
  'remote-payments/src/payment-detail/facts.ts': `import '../evidence/knows-feature.ts'\nimport '../checkout/knows-draft.ts'`,
  'remote-payments/src/evidence/knows-feature.ts': `import '../complete/screen.ts'`,
  'remote-payments/src/complete/screen.ts': 'export {}',
  'remote-payments/src/checkout/knows-draft.ts': `import '../draft/queue.ts'`,
  'remote-payments/src/draft/queue.ts': '// eslint-disable-next-line no-var\nexport {}',
  'remote-collections/src/routes.tsx': `import './request-form/knows-draft.ts'`,
  'remote-collections/src/request-form/knows-draft.ts': `import '../draft/queue.ts'`,
  'remote-collections/src/draft/queue.ts': 'export {}',
  'host/src/index.ts': `import '../../remote-suppliers/src/routes.tsx'\nimport '@chakra-ui/react'\nimport 'ky'\nimport { useBlocker } from 'react-router-dom'\nimport './tool.test.ts'\nimport './nowhere.ts'`,
  'host/src/tool.test.ts': 'export {}',
  'shared/ui/src/index.ts': `import '../../../host/src/index.ts'`,
  'shared/session/src/index.ts': `import '../../contracts/src/index.ts'`,
  'shared/contracts/src/index.ts': 'export const Bare = 1',
  'shared/contracts/src/base/endpoint.ts': `export interface Endpoint {\n  readonly path: string\n  readonly body?: object\n}\nexport const clientFields = ['path'] as const`,
  'shared/contracts/src/invoices.ts': 'export const invoices = defineContract({})',
  'host/src/reads-body.ts':
    'export type Body = typeof invoices.createInvoice.body\nexport const sent = [invoices.createInvoice.path, invoices.createInvoice.body]',
  'shared/domain/src/index.ts': `import './inner.ts'`,
  'shared/domain/src/inner.ts': 'export const ownUse = 1\nexport const pair = [ownUse]',
  'shared/domain/src/alone.ts': 'export {}',
  'card-frame/src/main.ts': `import '../../shared/domain/src/index.ts'`,
  'gateway-sandbox/src/main.ts': `import '../../shared/domain/src/index.ts'`,
  'ops/src/main.ts': `import '../../shared/domain/src/index.ts'`,
  'proofs/chaos/main.ts': `import '../../ops/src/main.ts'`,
  'api/src/app.ts': `import '../../shared/ui/src/index.ts'\nimport '../../shared/domain/src/inner.ts'\nimport '../../gateway-sandbox/src/main.ts'`,

  'api/src/invoices/handlers.ts': `import { sql } from 'kysely'\nexport const list = (db: { selectFrom: (table: string) => unknown }) => [sql, db.selectFrom('invoices'), process.env.SECRET]`,
  'api/src/invoices/round.ts': `import { trip } from './trip.ts'\nexport const round = () => trip`,
  'api/src/invoices/trip.ts': `import { round } from './round.ts'\nexport const trip = (value: any) => [round, value]`,
  'api/src/platform/log.ts': `import '../parties/banks.ts'\nimport type { Detail } from '../payments/invoices/detail.ts'\nexport type Line = Detail`,
  'api/src/parties/banks.ts': '// docs/gone.md, docs/page.md#nowhere, docs/decisions/0001, decision 0002\nexport {}',
  'api/src/payments/invoices/detail.ts': `import { seen } from './mails/notices.ts'\nexport type Detail = typeof seen`,
  'api/src/payments/invoices/mails/notices.ts': `import type {\n  Detail,\n} from '../detail.ts'\nexport const seen: Detail[] = []`,
  'api/src/payments/invoices/mails/notices.test.ts': `import '../../transfers/file.ts'`,
  'api/src/payments/transfers/file.ts': `import '../invoices/mails/notices.ts'`,
  'proofs/money/run.ts': `import type { Party } from './parties/party.ts'\nexport type Run = Party`,
  'proofs/money/parties/party.ts': `import type { Run } from '../run.ts'\nexport type Party = Run | null`,
  'gateway-sandbox/src/orders/order.ts': `import type { Token } from '../tokens/token.ts'\nexport type Order = Token`,
  'gateway-sandbox/src/tokens/token.ts': `import type { Order } from '../orders/order.ts'\nexport type Token = Order | null`,
  'gateway-sandbox/src/pages/form.ts': `import type { Style } from '../styles/plain/style.ts'\nexport type Form = Style`,
  'gateway-sandbox/src/styles/plain/style.ts': 'export type Style = string',
  'gateway-sandbox/src/styles/tried.ts': `import type { Form } from '../pages/form.ts'\nexport type Tried = Form`,
  ...Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`ops/src/many/file-${index}.ts`, 'export {}'])),
  'ops/src/commands/pin.ts': 'export {}',
  'host/src/titles.test.ts': `test('${'a'.repeat(91)}', () => {})\ntest('short', () => {})\ntest.each([1])('${'b'.repeat(91)}', () => {})`,
  'host/src/wide.ts': `// ${'word '.repeat(30)}\nexport {}`,
  'host/src/old-words.ts': `// The job gave up.\nexport const isGivenUp = { state: 'given up', keepAlive: true, code: 'asked_of_seller' }\nthrow new Error(\`\${isGivenUp} forget\`)\nsql\`with unsettled\`\nexport const text = '請求先、申込番号、お申し込み'`,
  'host/src/skipped.test.ts': `test.skip('is not proved', () => {})`,
  'api/tsconfig.json': json({
    compilerOptions: { noEmit: true, strict: true, types: [], allowImportingTsExtensions: true, module: 'preserve' },
    files: ['src/wrong.ts'],
  }),
  'api/src/wrong.ts': `export const amountYen: number = '1000'`,

  'node_modules/@chakra-ui/react/package.json': json({ name: '@chakra-ui/react', main: 'index.js' }),
  'node_modules/@chakra-ui/react/index.js': '',
  'node_modules/ky/package.json': json({ name: 'ky', main: 'index.js' }),
  'node_modules/ky/index.js': '',
}

const settings = [
  '.dependency-cruiser.mjs',
  '.dependency-cruiser.api.mjs',
  '.dependency-cruiser.host.mjs',
  '.dependency-cruiser.remotes.mjs',
  '.oxlintrc.json',
  'knip.ts',
]
let root = ''
let outcomes: readonly Outcome[] = []

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-broken-'))
  for (const [path, content] of Object.entries(brokenWorkspace)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `${content}\n`)
  }
  for (const path of settings) await cp(join(repositoryRoot, path), join(root, path))
  for (const path of ['oxlint', 'knip'])
    await symlink(join(repositoryRoot, 'node_modules', path), join(root, 'node_modules', path))
  // Rules of ours, which the settings of lint name by their path.
  const lint = join(root, '.oxlintrc.json')
  await writeFile(
    lint,
    (await readFile(lint, 'utf8')).replaceAll('./shared/config', join(repositoryRoot, 'shared/config')),
  )
  outcomes = await runChecks(() => {}, root)
})
after(() => rm(root, { recursive: true, force: true }))

/** What a check printed; fails when it let the broken workspace pass. */
function complaintsOf(name: string): string {
  const outcome = outcomes.find(candidate => candidate.name === name)
  assert.ok(outcome, `there is a check "${name}"`)
  assert.deepEqual({ passed: outcome.passed, failed: outcome.failed }, { passed: 0, failed: 1 }, outcome.output)
  return outcome.output
}

const boundaries = [
  'no-orphans',
  'only-what-exists',
  'no-deep-imports',
  'no-relative-way-into-a-package',
  'deployed-without-sandbox-and-proofs',
  'the-gateway-sandbox-knows-the-card-frame',
  'proofs-know-the-api',
  'remotes-stand-alone',
  'the-host-loads-remotes-at-run-time',
  'shared-never-imports-an-application',
  'contracts-and-domain-stand-alone',
  'only-the-api-client-joins-contracts-and-session',
  'the-api-knows-contracts-and-domain',
  'down-the-floors-of-the-api',
  'rooms-of-the-api-have-one-door',
  'the-card-frame-knows-contracts',
  'ops-knows-builds-only',
  'features-meet-in-routes-and-rooms',
  'rooms-know-no-feature',
  'down-the-rooms-of-remotes',
  'look-through-ui',
  'calls-through-the-api-client',
  'products-carry-no-tests',
]
for (const rule of boundaries) {
  test(`boundaries: ${rule} is noticed, and what to do instead is said`, () =>
    assert.match(complaintsOf('boundaries'), new RegExp(`error ${rule}: \\S+[^]*?\\n {4}\\S`)))
}

test('boundaries: each remote with rooms has its own order of them', () => {
  for (const remote of ['remote-payments', 'remote-collections'])
    assert.match(complaintsOf('boundaries'), new RegExp(`error down-the-rooms-of-remotes: ${remote}/`))
})

for (const rule of [
  'no-process-env',
  'no-restricted-properties',
  'no-restricted-imports',
  'no-cycle',
  'no-explicit-any',
  'no-disabled-tests',
]) {
  test(`lint: ${rule} is noticed`, () => assert.ok(complaintsOf('lint').includes(`(${rule})`), complaintsOf('lint')))
}

test("lint: a remote is refused the document's query client", () =>
  assert.match(
    complaintsOf('lint'),
    /remote-suppliers\/src\/client\.ts[^]*?Take the remote's client by useQueryClient/,
  ))

test('lint: an exemption that exempts nothing is noticed', () =>
  assert.match(complaintsOf('lint'), /Unused eslint-disable directive[^]*?queue\.ts/))

test('types: a wrong type is noticed', () => assert.match(complaintsOf('types api'), /wrong\.ts.*TS2322/))
test('unused code: a file that nothing uses is noticed', () =>
  assert.match(complaintsOf('unused code'), /shared\/domain\/src\/alone\.ts/))
test('unused code: an export that only its own file uses is noticed', () =>
  assert.match(complaintsOf('unused code'), /ownUse .*shared\/domain\/src\/inner\.ts/))
test('package files: dependencies out of order are noticed', () =>
  assert.match(complaintsOf('package files'), /alphabetical/))

test('single copies: a second version and a second set of peers are noticed', () => {
  const output = complaintsOf('single copies')
  assert.deepEqual(
    output.match(/^\S+ is installed .*$/gm),
    [
      'webpack is installed 2 times, and must be once:',
      '@module-federation/runtime-core is installed 2 times, and must be once:',
    ],
    output,
  )
  assert.match(output, /^ {2}webpack@5\.1\.0\(esbuild@0\.1\.0\)$/m)
})

test('links: pages, headings and records that are not there are noticed, in pages and in sources', () => {
  assert.deepEqual(complaintsOf('links').match(/^\S+: .*$/gm), [
    'README.md:1: ](docs/gone.md): there is no docs/gone.md',
    'README.md:1: ](docs/page.md#nowhere): docs/page.md has no heading #nowhere',
    'docs/decisions/0001-one.md:3: ](0002-two.md): there is no docs/decisions/0002-two.md',
    'README.md:1: `remote-bulk-payments/src/gone.ts`: there is no remote-bulk-payments/src/gone.ts',
    'api/src/parties/banks.ts:1: docs/gone.md: there is no docs/gone.md',
    'api/src/parties/banks.ts:1: docs/page.md#nowhere: docs/page.md has no heading #nowhere',
    'api/src/parties/banks.ts:1: decision 0002: there is no docs/decisions/0002',
  ])
})

test('decisions: a missing part, another order and more than 500 words are refused', () => {
  assert.deepEqual(complaintsOf('decisions').match(/^docs\S+: .+$/gm), [
    'docs/decisions/0001-one.md: add a paragraph that begins with "**Context.**" and says something',
    'docs/decisions/0001-one.md: add a paragraph that begins with "**Decision.**" and says something',
    'docs/decisions/0001-one.md: add a paragraph that begins with "**Consequences.**" and says something',
    'docs/decisions/0003-order.md: write "**Context.**", "**Decision.**", "**Consequences.**" once each, in this order',
    'docs/decisions/0004-long.md: shorten it to 500 words, it has 502: leave out what the code says',
  ])
})

test('obligations: what a call, a mail and a contract owe is named by the line to add', () => {
  const output = complaintsOf('obligations')
  assert.match(output, /^docs\/calls\.md: add the line "\| POST \| \/api\/v1\/login \| .+ \|" \(below "## Ours"\)$/m)
  assert.match(output, /^docs\/notices\.md: add the line "\| `invoice_applied` \| .+ \| yes \| yes \|"/m)
  assert.match(
    output,
    /^shared\/contracts\/src\/index\.ts: add the line "\/\*\* … \*\/" \(above "export const Bare = 1"/m,
  )
})

test('curated names: a name that a screen imports and a shared part lacks is named to be added', () => {
  assert.match(
    complaintsOf('curated names'),
    /^shared\/config\/webpack\/react-router\.ts: add the line " {2}useBlocker," to its list \(host\/src\/index\.ts imports it\)$/m,
  )
})

test('client fields: a field that browsers lack is refused to a screen, its type is not', () => {
  assert.deepEqual(complaintsOf('client fields').match(/^host.*$/gm), [
    'host/src/reads-body.ts: invoices.createInvoice.body is left out in browsers; export it from the contracts by a name of its own',
  ])
})

test('folder cycles: folders that need each other are refused, types count and tests do not', () => {
  assert.deepEqual(complaintsOf('folder cycles').match(/^( {2}\S+ →|Folders).*$/gm), [
    'Folders of api/src need each other:',
    '  payments/invoices → payments/invoices/mails: detail.ts imports payments/invoices/mails/notices.ts',
    '  payments/invoices/mails → payments/invoices: notices.ts imports payments/invoices/detail.ts',
    'Folders of gateway-sandbox/src need each other:',
    '  orders → tokens: order.ts imports tokens/token.ts',
    '  tokens → orders: token.ts imports orders/order.ts',
    'Folders of gateway-sandbox/src need each other:',
    '  pages → styles: form.ts imports styles/plain/style.ts',
    '  styles → pages: tried.ts imports pages/form.ts',
    'Folders of proofs need each other:',
    '  money/parties → money: party.ts imports money/run.ts',
    '  money → money/parties: run.ts imports money/parties/party.ts',
  ])
})

test('folder sizes: a folder of too many files is noticed, and a table that is small', () => {
  assert.deepEqual(
    complaintsOf('folder sizes')
      .match(/^\S+: (cut|remove)/gm)
      ?.toSorted(),
    ['ops/src/commands: remove', 'ops/src/many: cut', 'shared/contracts/src: remove'],
  )
})

test('test titles: a title of more than 90 characters is refused, of a table of cases too', () => {
  assert.deepEqual(complaintsOf('test titles').match(/^\S+: shorten the title, \d+/gm), [
    'host/src/titles.test.ts:1: shorten the title, 91',
    'host/src/titles.test.ts:3: shorten the title, 91',
  ])
})

test('comment width: a line of a comment over 120 characters is refused', () => {
  assert.match(complaintsOf('comment width'), /^host\/src\/wide\.ts:1: wrap the comment at 120 characters$/m)
})

test('glossary names: replaced words in identifiers and values are refused, in prose not', () => {
  assert.deepEqual(complaintsOf('glossary names').match(/^\S+: .+(?=: say)/gm), [
    "host/src/old-words.ts:2: 'given up'",
    "host/src/old-words.ts:2: 'asked_of_seller'",
    'host/src/old-words.ts:2: isGivenUp',
    'host/src/old-words.ts:3: isGivenUp',
    'host/src/old-words.ts:4: unsettled',
    'host/src/old-words.ts:5: 請求先',
  ])
})
