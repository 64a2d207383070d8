import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

const forOthers = 0o077

/**
 * Makes a folder that only its owner may enter; one that is there already is closed to others, and `report` gets it.
 */
export function makePrivateFolder(path: string, report: (line: string) => void): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  closeToOthers(path, report)
}

/** Takes rights of others from a file or folder that is there, and says so: what others could read may be known. */
export function closeToOthers(path: string, report: (line: string) => void): void {
  const mode = statSync(path).mode & 0o777
  if ((mode & forOthers) === 0) return
  chmodSync(path, mode & 0o700)
  report(
    `${path} was open to other users of this machine (${mode.toString(8)}) and is closed now. Replace what it holds if others sign in here.`,
  )
}

/** Reads a secret file, and makes it on the first reading; only its owner may read it. */
export function readOrMakeSecret(path: string, make: () => string, report: (line: string) => void): string {
  if (!existsSync(path)) makeWhole(path, make())
  closeToOthers(path, report)
  return readFileSync(path, 'utf8')
}

/** Of two processes that start together one makes it, whole, and the other reads that. */
function makeWhole(path: string, content: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, content, { mode: 0o600 })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
}
