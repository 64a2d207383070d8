import { OpsError } from '../applications.ts'
import { defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { servedCalls, writeApiRecord } from '../compatibility/api-record.ts'
import { incompatibleCalls } from '../compatibility/compare-calls.ts'
import { readSides } from '../compatibility/incompatibilities.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readLiveSet, shownReleases } from '../environment/stored/environments.ts'
import { withEnvironmentLock } from '../environment/stored/lock.ts'
import { readRelease } from '../release/store.ts'

export const recordApi = defineCommand({
  usage: 'record-api',
  summary: 'Compare the API of this commit with all that is live, and record it',
  takes: [0, 0],
  options: { ...environmentOption, ...dryRunOption },
  help: {
    text: `Run it from the commit of an API before that API is deployed. Later releases are compared with what was
recorded last.`,
    fails: 'a live release makes a call that this API no longer answers in its form; nothing is recorded',
    example: [
      'record-api --env production',
      'lets the API of this commit be deployed, or says which release it would break',
    ],
  },

  async run({ data, environment, values }) {
    const isDry = values['dry-run']
    if (isDry) await requireServed(data, environment)
    // A release that goes live meanwhile would have been compared with the record of before.
    else
      await withEnvironmentLock(data, environment, async () => {
        await requireServed(data, environment)
        await writeApiRecord(data, environment)
      })
    const count = Object.keys(servedCalls()).length
    return {
      data: { calls: count, is_recorded: !isDry },
      lines: [`${isDry ? 'would record' : 'recorded'} the API of this commit with ${count} calls for ${environment}`],
    }
  },
})

/** @throws OpsError where this API does not serve what a live release calls, one of a canary or override included. */
async function requireServed(data: DataDirectory, environment: string): Promise<void> {
  const live = new Map(shownReleases(await readLiveSet(data, environment)).map(named => [named.join('@'), named]))
  const releases = await Promise.all([...live.values()].map(([name, version]) => readRelease(data, name, version)))
  const { sides, unreadable } = await readSides(data, releases)
  const reasons = [...unreadable, ...incompatibleCalls(servedCalls(), sides)]
  if (reasons.length === 0) return
  const list = reasons.map(reason => `  - ${reason}`).join('\n')
  throw new OpsError(`The API of this commit would break what is live in ${environment}:\n${list}`, {
    code: 'refused',
    reasons,
  })
}
