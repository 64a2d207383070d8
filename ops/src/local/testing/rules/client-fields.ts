// Refuses a screen that reads of a call what builds for browsers leave out: `node client-fields.ts`, at the root.
// The compiler and jest see the whole contract; in the browser the field would be `undefined` (docs/decisions/0156).
import { existsSync, globSync, readFileSync } from 'node:fs'

const contracts = globSync('shared/contracts/src/*.ts').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineContract/gm)].map(([, name = '']) => name),
)
const declared = 'shared/contracts/src/base/endpoint.ts'
const source = existsSync(declared) ? readFileSync(declared, 'utf8') : ''
const listed = (pattern: RegExp, names: RegExp) =>
  [...(pattern.exec(source)?.[1] ?? '').matchAll(names)].map(([, name = '']) => name)
const clientFields = listed(/clientFields = \[([^\]]+)\]/, /(\w+)/g)
const serverFields = listed(/^export interface Endpoint \{(.+?)^\}/ms, /readonly (\w+)\??:/g).filter(
  field => !clientFields.includes(field),
)

// Contract, call and field: `invoices.createInvoice.body`.
const read = new RegExp(`(?<![\\w.])(?:${contracts.join('|')})\\.\\w+\\.(?:${serverFields.join('|')})\\b`, 'g')
const screens = globSync(['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}']).filter(
  file => !/\.test\.tsx?$|\/testing\/|^shared\/contracts\//.test(file),
)
for (const file of contracts.length > 0 && serverFields.length > 0 ? screens : []) {
  // What only types say is gone in the browser.
  for (const [text] of readFileSync(file, 'utf8')
    .replaceAll(/typeof [\w.]+/g, '')
    .matchAll(read)) {
    console.error(`${file}: ${text} is left out in browsers; export it from the contracts by a name of its own`)
    process.exitCode = 1
  }
}
