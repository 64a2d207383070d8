import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryFolder = '/dev/shm'
const gibibyte = 1024 ** 3
/** A whole run writes about 2 GiB and holds as much in memory at the same time. */
const needed = { folder: 6 * gibibyte, memory: 10 * gibibyte }

/**
 * Makes a folder for what a run writes, and makes it the temporary folder of every process that the run starts: in
 * memory where there is plenty, since a disk's file system looks long for the place of a new file
 * (docs/decisions/0166). A user who sets `TMPDIR` chooses another one.
 * @returns its path.
 */
export async function makeScratch(): Promise<string> {
  const parent = process.env.TMPDIR === undefined && (await hasRoomInMemory()) ? memoryFolder : tmpdir()
  const scratch = await mkdtemp(join(parent, 'invoice-card-'))
  const temporary = join(scratch, 'tmp')
  await mkdir(temporary)
  // PostgreSQL runs as another user when this runs as root, and has to get at its data.
  for (const folder of [scratch, temporary]) await chmod(folder, 0o755)
  process.env.TMPDIR = temporary
  return scratch
}

async function hasRoomInMemory(): Promise<boolean> {
  if (process.platform !== 'linux' || Math.min(freemem(), process.availableMemory()) < needed.memory) return false
  const folder = await statfs(memoryFolder).catch(() => null)
  return folder !== null && folder.bavail * folder.bsize >= needed.folder
}
