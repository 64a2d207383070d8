import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommandLine, type Result } from '../run.ts'
import type { DataDirectory } from '../data-directory.ts'

/** `ops` on a data directory, in this process. */
export function opsOn(data: DataDirectory) {
  const run = (...args: string[]): Promise<Result> => runCommandLine(args, data)
  return {
    run,
    /** What a command that has to work answers. */
    async data<
      T = {
        sequence: number
        releases: Record<string, string>
        changes: { what: string; from: string | null; to: string | null }[]
      },
    >(...args: string[]): Promise<T> {
      const { exitCode, stdout, stderr } = await run(...args, '--json')
      assert.equal(exitCode, 0, `ops ${args.join(' ')}: ${stdout}${stderr}`)
      return JSON.parse(stdout) as T
    },
    /** Fails as asked, and changes nothing. */
    async refuses(args: readonly string[], exitCode: 1 | 2, message: RegExp): Promise<void> {
      const before = await everyFile(data)
      const result = await run(...args)
      assert.match(result.stderr, message)
      assert.equal(result.exitCode, exitCode)
      assert.doesNotMatch(result.stderr, /\n {4}at /)
      assert.deepEqual(await everyFile(data), before)
    },
  }
}

/** Path → content of everything below a data directory but the locks, and a database that works by itself. */
export async function everyFile({ root }: DataDirectory): Promise<Record<string, string>> {
  const database = join(root, 'postgres')
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter(
    entry => entry.isFile() && !entry.name.startsWith('lock.sqlite') && !entry.parentPath.startsWith(database),
  )
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async ({ parentPath, name }) =>
          [join(parentPath, name), await readFile(join(parentPath, name), 'latin1')] as const,
      ),
    ),
  )
}
