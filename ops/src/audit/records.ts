import { auditFile, ScreenAudit } from '@invoice-card/environment/schema'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readIfThere } from '../read-if-there.ts'
import type { Release } from '../release/release.ts'

const Line = v.pipe(v.string(), v.parseJson(), ScreenAudit)

/** What journeys wrote down about a release; empty where none did. @throws OpsError for a line that is no such look. */
export async function readAudits(
  data: DataDirectory,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<ScreenAudit[]> {
  const file = join(data.root, auditFile(name, version))
  const text = (await readIfThere(file)) ?? ''
  return text
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const read = v.safeParse(Line, line)
      if (read.success) return read.output
      throw new OpsError(
        `${file}: line ${index + 1} is no look at a screen: delete the file and run the journeys again`,
      )
    })
}
