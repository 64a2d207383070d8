import * as v from 'valibot'
import { OpsError } from '../../applications.ts'
import { readIfThere } from '../../read-if-there.ts'
import type { InitialValues } from './change.ts'
import { EnvironmentSet } from '@invoice-card/environment/schema'

const Settings = v.strictObject({
  ...v.pick(EnvironmentSet, [
    'links',
    'card_frame_origin',
    'origin',
    'token_api_key',
    'analytics',
    'requires_audit',
    'override_origins',
  ]).entries,
  /** Those that are not to begin as on. */
  toggles: v.optional(EnvironmentSet.entries.toggles, {}),
})

/**
 * What is set for an environment by hand, e.g. `ops/environments/compose.json`. @throws OpsError that names what is
 * wrong in the file.
 */
export async function readSettings(file: string): Promise<InitialValues> {
  const text = await readIfThere(file)
  if (text === null) throw new OpsError(`There is no file ${file}`)
  const result = v.safeParse(Settings, parseJson(text, file))
  if (!result.success)
    throw new OpsError(`${file}: ${result.issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`)
  return result.output
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OpsError(`${file} is not JSON: ${(cause as Error).message}`, { cause })
  }
}
