import { callShapes } from '@invoice-card/contracts/manifest'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { currentCommit } from '../provenance.ts'
import { readIfThere } from '../read-if-there.ts'
import { CallShapes } from '../interfaces/interfaces.ts'

/** `api.json` of an environment: what the API that is deployed there serves. */
const ApiRecord = v.object({
  git_commit: v.string(),
  recorded_at: v.string(),
  calls: CallShapes,
})
type ApiRecord = v.InferOutput<typeof ApiRecord>

const pathOf = (data: DataDirectory, environment: string) => join(data.environment(environment), 'api.json')

/**
 * What the API of an environment serves; null where nobody has recorded it.
 * @throws OpsError for a file that ops did not write or cannot read.
 */
export async function readApiRecord(data: DataDirectory, environment: string): Promise<ApiRecord | null> {
  const text = await readIfThere(pathOf(data, environment))
  if (text === null) return null
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), ApiRecord), text)
  if (!record.success)
    throw new OpsError(
      `${pathOf(data, environment)} is not what ops writes: run \`pnpm ops record-api --env ${environment}\``,
    )
  return record.output
}

/** Records an API, that of this commit unless another one's calls are given. */
export async function writeApiRecord(
  data: DataDirectory,
  environment: string,
  calls: unknown = callShapes('server'),
): Promise<void> {
  const record = v.parse(ApiRecord, { git_commit: await currentCommit(), recorded_at: new Date().toISOString(), calls })
  await writeAtomically(pathOf(data, environment), JSON.stringify(record, null, 1))
}

/** What the API of this repository serves. */
export const servedCalls = (): CallShapes => v.parse(CallShapes, callShapes('server'))
