import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataDirectory } from '../data-directory.ts'
import { mapsDirectory } from '../release/maps.ts'

/** A place in a script of a release, in the stacks of every browser. */
const place = /(?:https?:\/\/[^\s/]+)?\/releases\/([\w-]+)\/([\w.+-]+)\/([\w.-]+\.js):(\d+):(\d+)/g

type FindMap = (name: string, version: string, script: string) => Promise<TraceMap | null>

/** Source maps of published releases; each is read once. */
export function sourceMaps(data: DataDirectory): FindMap {
  const known = new Map<string, Promise<TraceMap | null>>()
  return (name, version, script) => {
    const key = `${name}/${version}/${script}`
    const map = known.get(key) ?? readMap(data, { name, version }, script)
    known.set(key, map)
    return map
  }
}

// Stacks are what anybody sent us: a name that is a path, or a map that is none, leaves them as they are.
const readMap = async (
  data: DataDirectory,
  release: { name: string; version: string },
  script: string,
): Promise<TraceMap | null> => {
  try {
    return new TraceMap(await readFile(join(mapsDirectory(data, release), `${script}.map`), 'utf8'))
  } catch {
    return null
  }
}

/** The stack with places in our sources, `remote-payments/src/review/screen.tsx:12:5`, where a map knows them. */
export async function mapStack(stack: string, findMap: FindMap): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const found of stack.matchAll(place)) {
    const [text, name = '', version = '', script = '', line, column] = found
    const map = await findMap(name, version, script)
    parts.push(stack.slice(end, found.index), (map && sourceOf(map, Number(line), Number(column))) ?? text)
    end = found.index + text.length
  }
  return parts.join('') + stack.slice(end)
}

/** Stacks count columns from 1, maps from 0. */
function sourceOf(map: TraceMap, line: number, column: number): string | null {
  if (line < 1 || column < 1) return null
  const { source, line: sourceLine, column: sourceColumn } = originalPositionFor(map, { line, column: column - 1 })
  return source === null ? null : `${source}:${sourceLine}:${sourceColumn + 1}`
}
