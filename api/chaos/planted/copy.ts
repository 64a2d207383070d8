import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edit, PlantedBug } from './bug.ts'

const api = fileURLToPath(new URL('../../', import.meta.url))

export interface Copy {
  readonly api: string
  readonly remove: () => void
}

/** The API and its harness in a folder of their own, with the bug in it. @throws where an edit does not apply. */
export function copyWith({ edits }: Pick<PlantedBug, 'edits'>): Copy {
  assertApplies({ edits })
  const root = mkdtempSync(join(tmpdir(), 'planted-bug-'))
  const copy = { api: join(root, 'api'), remove: () => rmSync(root, { recursive: true, force: true }) }
  try {
    mkdirSync(copy.api)
    for (const name of ['src', 'chaos', 'package.json'])
      cpSync(join(api, name), join(copy.api, name), { recursive: true })
    symlinkSync(join(api, 'node_modules'), join(copy.api, 'node_modules'))
    // The gateway sandbox is not ours to change.
    for (const name of ['card-frame', 'gateway-sandbox']) symlinkSync(join(api, '..', name), join(root, name))
    for (const edit of edits) apply(join(copy.api, 'src'), edit)
    return copy
  } catch (error) {
    copy.remove()
    throw error
  }
}

/** @throws where the sources are not any more what the bug was made for. */
export function assertApplies({ edits }: Pick<PlantedBug, 'edits'>): void {
  for (const { file, find } of edits) {
    const times = readFileSync(join(api, 'src', file), 'utf8').split(find).length - 1
    if (times !== 1) throw new Error(`The bug does not apply any more: ${file} has ${times} times\n${find}`)
  }
}

function apply(source: string, { file, find, replace }: Edit): void {
  const path = join(source, file)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(find, () => replace),
  )
}
