// What `pnpm start` does before its processes: keys, releases of what changed, and the set of the environment. A
// process of its own, because builds, types and compression leave it at three times the memory that the rest of a start
// needs.
import { OpsError } from '../applications.ts'
import { dataDirectory } from '../data-directory.ts'
import { deployLocally } from './deploy.ts'
import { prepareKeys } from './keys.ts'
import { readPorts } from './ports.ts'
import { releaseAll } from './releases.ts'
import { renewLocally } from './renewal.ts'

const report = (line: string) => console.log(line)

try {
  const data = dataDirectory()
  await prepareKeys(data, report)
  const built = await releaseAll(data, report)
  await renewLocally(data, report)
  await deployLocally(data, readPorts(), built, report)
} catch (error) {
  console.error(error instanceof OpsError ? error.message : error)
  process.exit(1)
}
