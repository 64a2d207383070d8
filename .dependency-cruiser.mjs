// Who may import whom. Each comment tells what to do instead; docs/architecture.md has the picture.

import { readdirSync, readFileSync } from 'node:fs'
import { floorsOfTheApi, tests } from './.dependency-cruiser.api.mjs'
import { floorsOfTheHost } from './.dependency-cruiser.host.mjs'
import { floorsOfTheRemotes } from './.dependency-cruiser.remotes.mjs'

/** Files that packages offer in the `exports` of their package.json, as patterns. */
const exported = [...readdirSync('shared').map(name => `shared/${name}`), 'card-frame'].flatMap(folder => {
  const { exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return Object.values(exports).map(file => `^${folder}/${file.slice(2).replace(/\./g, '\\.').replace('*', '[^/]+')}$`)
})

const remotes = '^remote-[^/]+/'
const applications = '^(host|remote-[^/]+|card-frame|gateway-sandbox|api|proofs|ops|e2e)/'
/** What is never part of what is deployed. */
const neverDeployed = '^(gateway-sandbox|proofs)/'
const anyPackage = '^(shared/[^/]+|host|remote-[^/]+|card-frame|gateway-sandbox|api|proofs|ops|e2e)/'
// The proofs look into every room of the API, by relative paths: a copy of both with a planted bug is then whole.
const noDeepImports = {
  name: 'no-deep-imports',
  comment:
    'A package is what its root exports. Import it by its name; what is missing there is added to its index.ts, on purpose.',
  severity: 'error',
}
const noRelativeWayIntoAPackage = {
  name: 'no-relative-way-into-a-package',
  comment:
    'The path leaves this package. Import the other one by its name (@invoice-card/…) and list it in package.json.',
  severity: 'error',
}
const relativeWay = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'], path: anyPackage }

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-orphans',
      comment:
        'Nothing imports this file and it imports nothing: delete it, or use it. Entry points are listed here by name.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.config\\.ts$',
          '\\.d\\.ts$',
          '^shared/config/webpack/(react-router\\.ts|(formik|react-query|is-prop-valid|clone|clone-deep|[\\w-]+-loader)\\.js)$',
          '^shared/config/webpack/(valibot/\\w+|federation/semver)\\.js$',
          '^shared/config/navigation/lint-plugin\\.ts$',
          '^ops/src/local/leave-with-parent\\.ts$',
          '^proofs/chaos/cluster/(leave-with-parent|standby)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'only-what-exists',
      comment:
        "This import leads nowhere. Write the file's extension, and name the package in the package.json beside you.",
      severity: 'error',
      from: {},
      // The host's part of valibot, which remotes take from the document.
      to: { couldNotResolve: true, pathNot: '^valibot/host$' },
    },
    {
      ...noDeepImports,
      from: { path: '^((?:shared/)?[^/]+)/', pathNot: '^proofs/' },
      to: { path: anyPackage, pathNot: ['^$1/', ...exported] },
    },
    {
      ...noDeepImports,
      from: { path: '^proofs/' },
      to: { path: anyPackage, pathNot: ['^(proofs|api)/', ...exported] },
    },
    {
      ...noRelativeWayIntoAPackage,
      from: { path: '^((?:shared/)?[^/]+)/', pathNot: '^proofs/' },
      to: { ...relativeWay, pathNot: '^$1/' },
    },
    { ...noRelativeWayIntoAPackage, from: { path: '^proofs/' }, to: { ...relativeWay, pathNot: '^(proofs|api)/' } },
    {
      name: 'deployed-without-sandbox-and-proofs',
      comment:
        'The gateway sandbox and the proofs are no part of what is deployed (docs/decisions/0095): move what both need into the package that is deployed. Tests start the sandbox as a process.',
      severity: 'error',
      from: { pathNot: neverDeployed },
      to: { path: neverDeployed },
    },
    {
      name: 'the-gateway-sandbox-knows-the-card-frame',
      comment:
        'The sandbox stands for a gateway that knows nothing of us. It shares the rules of cards with the card frame, whose document it serves.',
      severity: 'error',
      from: { path: '^gateway-sandbox/' },
      to: { path: '^(shared|host|remote-[^/]+|api|proofs|ops|e2e)/', pathNot: '^shared/config/' },
    },
    {
      name: 'proofs-know-the-api',
      comment:
        'The proofs judge the API. What other packages do they see from outside, through a process; only contracts, domain and environment are shared with it.',
      severity: 'error',
      from: { path: '^proofs/' },
      to: {
        path: '^(shared|host|remote-[^/]+|card-frame|gateway-sandbox|ops|e2e)/',
        pathNot: '^shared/(contracts|domain|environment|config)/',
      },
    },
    {
      name: 'remotes-stand-alone',
      comment:
        'Remotes are built and deployed one by one and know neither each other nor the host. Say it with an event (@invoice-card/events), a link, or a shared package.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(host|remote-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'the-host-loads-remotes-at-run-time',
      comment:
        "An import would bake this remote into the host's release. The host loads it by module federation (host/src/remotes).",
      severity: 'error',
      from: { path: '^host/' },
      to: { path: remotes },
    },
    {
      name: 'shared-never-imports-an-application',
      comment:
        'shared/* is what applications stand on. Hand the value in as an argument, or move what is needed into a shared package.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: applications },
    },
    {
      name: 'contracts-and-domain-stand-alone',
      comment:
        'Contracts and domain run in browser and server alike: valibot only there, nothing here. Give what you need as an argument.',
      severity: 'error',
      from: { path: '^shared/(contracts|domain|events|session)/', pathNot: tests },
      to: { path: '^shared/', pathNot: '^shared/($1|config|environment)/' },
    },
    {
      name: 'only-the-api-client-joins-contracts-and-session',
      comment:
        'Shared packages call the server through @invoice-card/api-client. Only it knows both the contract table and the tokens; card-entry reads the messages of the card frame; invoice-file makes the calls about files through the client; request-page shows what a call answered; one file of remote asks, through the client, who is signed in.',
      severity: 'error',
      from: {
        path: '^shared/(?!api-client/|contracts/|card-entry/|invoice-file/|request-page/|remote/src/user-information)',
        pathNot: tests,
      },
      to: { path: '^shared/contracts/' },
    },
    {
      name: 'the-api-knows-contracts-and-domain',
      comment:
        'The server shares rules and contracts with the browser, the verification of an environment with ops and the judgement of settings, the limits of a server and the file store with every process that has them, nothing else. Move the rule into @invoice-card/domain.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared|host|remote-[^/]+|card-frame|ops|e2e)/',
        pathNot: '^shared/(contracts|domain|environment|settings|server-limits|file-store|config)/',
      },
    },
    ...floorsOfTheApi,
    ...floorsOfTheHost,
    {
      name: 'the-card-frame-knows-contracts',
      comment:
        'The card frame is its own origin and stays tiny and readable to an auditor: only the message schema, the judgement of settings and the limits of a server are shared with it.',
      severity: 'error',
      from: { path: '^card-frame/' },
      to: {
        path: '^(shared|host|remote-[^/]+|api|ops|e2e)/',
        pathNot: '^shared/(contracts|settings|server-limits|config)/',
      },
    },
    {
      name: 'ops-knows-builds-only',
      comment:
        'Operations handle what was built, whatever it does: read it from release.json or the build report (@invoice-card/config). Only the schema of an environment, the judgement of settings, the limits of a server and the file store are shared with what runs, of the domain the number of a company, and of the contracts the shapes of all calls, whatever they are.',
      severity: 'error',
      from: { path: '^ops/' },
      to: {
        path: '^(shared|host|remote-[^/]+|api|card-frame|e2e)/',
        pathNot:
          '^shared/(config/|environment/|settings/|server-limits/|file-store/|domain/src/numbers/corporate-number|contracts/src/manifest)',
      },
    },
    {
      name: 'browsers-verify-nothing-themselves',
      comment:
        'Signatures of an environment and of cookies are verified on servers, with node:crypto. The browser gets the page that was verified.',
      severity: 'error',
      from: { path: '^(host|remote-[^/]+|shared/(?!environment/src/(verify|visitor)/))' },
      to: { path: '^shared/environment/src/(verify|visitor)/' },
    },
    ...floorsOfTheRemotes,
    {
      name: 'look-through-ui',
      comment:
        'Chakra, emotion and framer-motion come through @invoice-card/ui, which decides their weight and their look. Add what is missing there.',
      severity: 'error',
      from: { path: '^(host|remote-[^/]+|shared/(?!ui/|config/))' },
      to: { path: '(^|/)node_modules/(@chakra-ui|@emotion|framer-motion)/' },
    },
    {
      name: 'calls-through-the-api-client',
      comment:
        'ky stays inside @invoice-card/api-client, which knows tokens, refresh and replay. Call the endpoint by its contract.',
      severity: 'error',
      from: { path: '^(host|remote-[^/]+|shared)/', pathNot: ['^shared/api-client/', tests] },
      to: { path: '(^|/)node_modules/ky/' },
    },
    {
      name: 'products-carry-no-tests',
      comment:
        'Tests and their tools never reach a user: move what the product needs out of the test file or testing/ folder.',
      severity: 'error',
      from: { pathNot: [tests, '^e2e/', '^shared/config/', '^ops/src/local/', '^proofs/'] },
      to: { path: tests },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API, so swc reads the sources. It does not tell type imports from others:
    // what depends on that (cycles of files, SQL) is a rule of .oxlintrc.json. Cycles of folders, types included,
    // are found by ops/src/local/testing/rules/folder-cycles.ts.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.mf|coverage|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
    combinedDependencies: true,
    reporterOptions: { text: { highlightFocused: true } },
  },
}
