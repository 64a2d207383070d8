import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OpsError, repositoryRoot, type Application } from '../applications.ts'

const run = promisify(execFile)

/** Builds one application into its `dist`. @throws OpsError with webpack's errors. */
export async function build(application: Application): Promise<void> {
  try {
    await run(process.execPath, [join(import.meta.dirname, 'webpack-build.ts'), application.name], {
      cwd: repositoryRoot,
      maxBuffer: 1 << 26,
    })
  } catch (error) {
    throw new OpsError(
      `${application.name} does not build:\n${(error as { stderr?: string }).stderr ?? String(error)}`,
      { cause: error },
    )
  }
}
