import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Edit, PlantedBug } from './bugs/bug.ts'

const repository = join(import.meta.dirname, '../../..')
const copied = ['api/src', 'api/package.json', 'proofs/chaos', 'proofs/package.json']
/** Not ours to change: the gateway sandbox and the document that it serves, and what is installed. */
const linked = ['api/node_modules', 'proofs/node_modules', 'card-frame', 'gateway-sandbox']

export interface Copy {
  readonly root: string
  readonly remove: () => void
}

/** The API and its harness in a folder of their own, with the bug in it. @throws where an edit does not apply. */
export function copyWith({ edits }: Pick<PlantedBug, 'edits'>): Copy {
  assertApplies({ edits })
  const root = mkdtempSync(join(tmpdir(), 'planted-bug-'))
  const copy = { root, remove: () => rmSync(root, { recursive: true, force: true }) }
  try {
    for (const name of ['api', 'proofs']) mkdirSync(join(root, name))
    for (const path of copied) cpSync(join(repository, path), join(root, path), { recursive: true })
    for (const path of linked) symlinkSync(join(repository, path), join(root, path))
    for (const edit of edits) apply(join(root, 'api/src'), edit)
    return copy
  } catch (error) {
    copy.remove()
    throw error
  }
}

/** @throws where the sources are not any more what the bug was made for. */
export function assertApplies({ edits }: Pick<PlantedBug, 'edits'>): void {
  for (const { file, find } of edits) {
    const times = readFileSync(join(repository, 'api/src', file), 'utf8').split(find).length - 1
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
