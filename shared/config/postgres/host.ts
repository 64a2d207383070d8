import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** What the kernel takes as the path of a socket, in bytes, on macOS. */
const longestPath = 103

/** Whether a server has a socket in its data folder: not on Windows, nor where the path is too long or has a quote. */
export const hasSocket = (folder: string): boolean =>
  process.platform !== 'win32' &&
  !folder.includes('"') &&
  Buffer.byteLength(join(resolve(folder), '.s.PGSQL.65535')) <= longestPath

/**
 * The host in a URL of the server of a data folder: its socket where it has one, else the loopback interface. A small
 * statement over the socket costs both sides three tenths less.
 */
export const hostOf = (folder: string): string =>
  hasSocket(folder) ? encodeURIComponent(resolve(folder)) : '127.0.0.1'

/** Removes what a server that was killed has left: the number in its lock may be another process by now. */
export async function clearSocket(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.startsWith('.s.PGSQL.')) await rm(join(folder, name), { force: true })
}
