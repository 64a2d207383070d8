import assert from 'node:assert/strict'
import { test } from 'node:test'

const loader = new URL('../../../shared/config/webpack/kit-loader.js', import.meta.url).href
const { byPart } = (await import(loader)) as { byPart: (source: string, kit: string) => string }

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
