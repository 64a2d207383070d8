import '@invoice-card/config/testing'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCssProperty } from '@invoice-card/config/css-properties'
import { system } from './system.ts'

// Tests run with Chakra's own list, a build with the short one, where another name would reach the element as an
// attribute and style nothing.

const root = join(import.meta.dirname, '../../../..')
const sources = ['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}']
const files = globSync(sources, { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
const words = [...new Set(files.flatMap(file => readFileSync(join(root, file), 'utf8').match(/[A-Za-z]+/g) ?? []))]

test('a build takes the same words of all sources for a style as Chakra does', () => {
  expect(words.length).toBeGreaterThan(5_000)
  const isStyleInBuild = (word: string) => system.properties.has(word) || isCssProperty(word)
  expect(words.filter(word => isStyleInBuild(word) !== system.isValidProperty(word))).toEqual([])
})

test.each(['--gap', '&:hover', '@media print'])('%s stays a style', name => {
  expect(isCssProperty(name)).toBe(true)
})
