import assert from 'node:assert/strict'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'

const importBuild = (file: string): Promise<unknown> =>
  import(new URL(`../../../shared/config/webpack/${file}`, import.meta.url).href)
const { byPart, default: loader } = (await importBuild('kit-loader.js')) as {
  byPart: (source: string, kit: string, file?: string) => string
  default: (this: object, source: string, map: null) => void
}
const { kitRule } = (await importBuild('base.ts')) as { kitRule: (name: string) => { readonly test: RegExp } }

test('a screen that takes nothing of the other parts of the kit does not fetch them', () => {
  assert.equal(
    byPart(`import { Button, Card as Box } from '@invoice-card/ui';\nButton(Box)`, '@invoice-card/ui'),
    `import { Button as Button, Card as Box } from '@invoice-card/ui/core';\nButton(Box)`,
  )
})

test('a name comes from the part that has it, and other imports stay as they are', () => {
  assert.equal(
    byPart(
      `import { Table, Button, FileDrop } from '@invoice-card/ui';import { Text } from '@invoice-card/ui/base'`,
      '@invoice-card/ui',
    ),
    `import { Table as Table } from '@invoice-card/ui/list';import { Button as Button } from '@invoice-card/ui/core';` +
      `import { FileDrop as FileDrop } from '@invoice-card/ui/flow';import { Text } from '@invoice-card/ui/base'`,
  )
})

// Each of them was dropped, left whole or thrown at as `undefined` without a word of where.
test('what takes the kit otherwise than by name is refused with its file and the line to write', () => {
  for (const [source, instead] of [
    [`import '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'`],
    [`import {} from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'`],
    [`import kit from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'`],
    [`import * as kit from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'`],
    [`import { 'Button' as Own } from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'`],
    [`export * from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'; export { NAME }`],
    [`export { Button } from '@invoice-card/ui'`, `import { NAME } from '@invoice-card/ui'; export { NAME }`],
    [`const kit = () => import('@invoice-card/ui')`, `import('@invoice-card/ui/core')`],
  ] as const) {
    assert.throws(
      () => byPart(`Button()\n${source}`, '@invoice-card/ui', 'remote-payments/src/screen.tsx'),
      ({ message }: Error) =>
        message.startsWith('remote-payments/src/screen.tsx: ') &&
        message.includes(source.replace('const kit = () => ', '')) &&
        message.includes(`write \`${instead}\``),
      source,
    )
  }
})

test('the names of the parts are read once in a compilation', context => {
  const reads = context.mock.method(fs, 'readFileSync')
  syncBuiltinESMExports()
  context.after(() => {
    context.mock.restoreAll()
    syncBuiltinESMExports()
  })
  const compile = (compilation: object) =>
    loader.call(
      {
        _compilation: compilation,
        resourcePath: '/repository/host/src/screen.tsx',
        addDependency: () => {},
        getOptions: () => ({ name: '@invoice-card/ui' }),
        callback: () => {},
      },
      `import { Button } from '@invoice-card/ui'`,
      null,
    )
  const parts = ['flow', 'list', 'more'].length
  const first = {}
  compile(first)
  compile(first)
  assert.equal(reads.mock.callCount(), parts)
  // The next one, of a server that watches, sees what was written since.
  compile({})
  assert.equal(reads.mock.callCount(), 2 * parts)
})

test('host, remotes and what they share take the kit by its parts, the kit itself does not', () => {
  const isRead = (file: string) => kitRule('@invoice-card/ui').test.test(`/repository/${file}`)
  for (const folder of ['host', 'remote-payments', 'remote-bulk-payments', 'shared/api-client'])
    assert.ok(isRead(`${folder}/src/screen.tsx`), folder)
  assert.ok(!isRead('shared/ui/src/screen.tsx'))
})
