import { existsSync } from 'node:fs'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath } from '../environment/stored/files.ts'
import { renew } from '../environment/change/renew.ts'
import { localEnvironmentName } from './environment.ts'

const dayMs = 86_400_000

/** Renews the set of the environment `local` when it is due or over: a product that was not started for months starts again. */
export async function renewLocally(data: DataDirectory): Promise<void> {
  if (existsSync(currentSetPath(data, localEnvironmentName)))
    await renew(data, localEnvironmentName, { isOnlyWhenDue: true })
}

/** What a job does in production: `pnpm ops renew --when-due` once a day. */
export function renewDaily(data: DataDirectory, report: (line: string) => void): void {
  setInterval(() => {
    renewLocally(data).catch((error: unknown) =>
      report(`The environment was not renewed: ${error instanceof OpsError ? error.message : String(error)}`),
    )
  }, dayMs).unref()
}
