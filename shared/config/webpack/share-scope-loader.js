/**
 * Writes the host's share scope for the federation runtime, from the list of shared packages that `providedBy` gives.
 * CommonJS, because a package that is CommonJS is then shared as it is, and because a module that cannot be merged with
 * others is there for the build report to read.
 */
export default function shareScope() {
  const { shared } = this.getOptions()
  return `exports.shareScope = {\n${Object.entries(shared).map(entryOf).join('')}}\n`
}

const entryOf = ([name, { version, eager = false, singleton, requiredVersion }]) =>
  `  ${JSON.stringify(name)}: {
    version: ${JSON.stringify(version)},
    shareConfig: ${JSON.stringify({ singleton, requiredVersion, eager })},
    ${eager ? present(name) : later(name)},
  },\n`

const present = name => `lib: () => require(${JSON.stringify(name)})`
const later = name => `get: () => import(${JSON.stringify(name)}).then(module => () => module)`
