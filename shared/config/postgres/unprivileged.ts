import { execFile, type SpawnOptions } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How a program is started that refuses to run as root. */
export interface Launch {
  /** Goes before the program. */
  readonly command: readonly string[]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Makes a folder the program's own. */
  readonly own: (folder: string) => Promise<void>
}

const asWeAre: Launch = { command: [], options: {}, own: async () => undefined }
// A user in a namespace of its own: not root to the program, root's rights to the files, so that a clone under /root
// works.
const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/**
 * How to start PostgreSQL: as we are, unless we are root.
 * @throws when root cannot step down; the message says what to do.
 */
export async function unprivileged(folder: string, program: string): Promise<Launch> {
  if (process.getuid?.() !== 0) return asWeAre
  const { uid, gid } = await stat(folder)
  if (uid !== 0) return asUser(uid, gid)
  if (await succeeds([...namespace, 'true'])) return { ...asWeAre, command: namespace }
  for (const name of ['postgres', 'nobody']) {
    const ids = await idsOf(name)
    if (ids && (await canEnter(folder)) && (await canEnter(program))) return asUser(...ids)
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user may enter ${dirname(folder)}: move the clone out of root's home, run it as another user, or set DATABASE_URL`,
  )
}

const asUser = (uid: number, gid: number): Launch => ({
  command: [],
  options: { uid, gid },
  own: folder => chown(folder, uid, gid),
})

const succeeds = ([program = '', ...args]: readonly string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  )

const idsOf = (name: string): Promise<[number, number] | null> =>
  Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).then(
    ([{ stdout: uid }, { stdout: gid }]) => [Number(uid), Number(gid)],
    () => null,
  )

/** Every folder above a path lets others through. */
async function canEnter(path: string): Promise<boolean> {
  const parent = dirname(path)
  const { mode } = await stat(parent)
  return (mode & 0o001) !== 0 && (parent === dirname(parent) || canEnter(parent))
}
