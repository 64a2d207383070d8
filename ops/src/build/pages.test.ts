import { pagesOf } from '@invoice-card/config/webpack'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

function pagesIn(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    writeFileSync(join(folder, 'routes.tsx'), source)
    return pagesOf(join(folder, 'routes.tsx'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('finds no page in a table that is made by code it cannot read', () => {
  assert.deepEqual(
    pagesIn('export const routes = names.map(name => ({ path: name, lazy: () => import(`./${name}.tsx`) }))'),
    [],
  )
})

test("joins a screen's path from its parents and adds what they load", () => {
  assert.deepEqual(
    pagesIn(`export const routes = [
    { path: 'review', lazy: () => import('./list.tsx'), children: [
      { index: true, element: <Empty /> },
      { path: ':id', lazy: async () => ({ Component: (await import('./detail.tsx')).Detail }) },
    ] },
  ]`),
    [
      { path: 'review', imports: ['./list.tsx'] },
      { path: 'review/:id', imports: ['./list.tsx', './detail.tsx'] },
    ],
  )
})

test('reads through layouts without a path and helpers around an import', () => {
  assert.deepEqual(
    pagesIn(`export const routes = [
    { lazy: () => import('./layout.tsx'), children: [{ path: 'toppage', lazy: () => page(import('./top.tsx')) }, { path: 'payments/*', element: <Unknown /> }] },
    { path: 'old', element: <Old /> },
  ]`),
    [
      { path: 'toppage', imports: ['./layout.tsx', './top.tsx'] },
      { path: 'payments/*', imports: ['./layout.tsx'] },
    ],
  )
})
