import assert from 'node:assert/strict'
import { test } from 'node:test'

const importBuild = (file: string): Promise<unknown> =>
  import(new URL(`../../../shared/config/webpack/${file}`, import.meta.url).href)
const { byPart } = (await importBuild('kit-loader.js')) as { byPart: (source: string, kit: string) => string }
const { kitRule } = (await importBuild('base.ts')) as { kitRule: (name: string) => { readonly test: RegExp } }

test('a screen that takes nothing of the second part of the kit does not fetch it', () => {
  assert.equal(
    byPart(`import { Button, Card as Box } from '@invoice-card/ui';\nButton(Box)`, '@invoice-card/ui'),
    `import { Button as Button, Card as Box } from '@invoice-card/ui/core';\nButton(Box)`,
  )
})

test('a name comes from the part that has it, and other imports stay as they are', () => {
  assert.equal(
    byPart(
      `import { Table, Button } from '@invoice-card/ui';import { Text } from '@invoice-card/ui/base'`,
      '@invoice-card/ui',
    ),
    `import { Table as Table } from '@invoice-card/ui/more';import { Button as Button } from '@invoice-card/ui/core';` +
      `import { Text } from '@invoice-card/ui/base'`,
  )
})

test('host, every remote and what they share take the kit by its parts, and the kit itself does not', () => {
  const isRead = (file: string) => kitRule('@invoice-card/ui').test.test(`/repository/${file}`)
  for (const folder of ['host', 'remote-payments', 'remote-bulk-payments', 'shared/api-client'])
    assert.ok(isRead(`${folder}/src/screen.tsx`), folder)
  assert.ok(!isRead('shared/ui/src/screen.tsx'))
})
