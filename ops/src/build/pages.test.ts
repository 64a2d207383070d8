import { pagesOf } from '@invoice-card/config/webpack'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

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

test('reads what a function of the file gives, with its arguments, and a loader by its name', () => {
  assert.deepEqual(
    pagesIn(`const list = (tab: Tab, title: string): RouteObject => ({ path: tab, handle: { title }, lazy: async () => ({ Component: (await import('./list.tsx')).List }) })
    const detail = (tab: Tab) => ({ path: \`\${tab}/:id\`, lazy: () => import('./detail.tsx') })
    const load = () => import('./loaded.tsx')
    export const routes: RouteObject[] = [list('review', 'a'), { path: 'more', children: [detail('history')] }, { path: 'named', lazy: load }, ...others.map(list)]`),
    [
      { path: 'review', imports: ['./list.tsx'] },
      { path: 'more/history/:id', imports: ['./detail.tsx'] },
      { path: 'named', imports: ['./loaded.tsx'] },
    ],
  )
})

test('the lists and details that are opened most are screens of their remotes', () => {
  const pathsIn = (remote: string) => pagesOf(join(repositoryRoot, remote, 'src/routes.tsx')).map(({ path }) => path)
  const tabs = (...names: string[]) => names.flatMap(name => [name, `${name}/:id`])
  const missing = (known: string[], wanted: string[]) => wanted.filter(path => !known.includes(path))
  assert.deepEqual(missing(pathsIn('remote-payments'), [...tabs('review', 'reserved', 'history'), 'waiting']), [])
  assert.deepEqual(missing(pathsIn('remote-collections'), tabs('request', 'decided', 'history')), [])
})
