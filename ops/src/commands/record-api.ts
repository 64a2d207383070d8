import { OpsError } from '../applications.ts'
import { defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { servedCalls, writeApiRecord } from '../compatibility/api-record.ts'
import { incompatibleCalls } from '../compatibility/compare-calls.ts'
import { readSides } from '../compatibility/incompatibilities.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
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
    const set = await readLiveSet(data, environment)
    const live = await Promise.all(
      Object.entries(set.releases).map(([name, version]) => readRelease(data, name, version)),
    )
    const calls = servedCalls()
    const { sides, unreadable } = await readSides(data, live)
    const reasons = [...unreadable, ...incompatibleCalls(calls, sides)]
    if (reasons.length > 0) {
      const list = reasons.map(reason => `  - ${reason}`).join('\n')
      throw new OpsError(`The API of this commit would break what is live in ${environment}:\n${list}`, {
        code: 'refused',
        reasons,
      })
    }
    const isDry = values['dry-run']
    if (!isDry) await writeApiRecord(data, environment)
    const count = Object.keys(calls).length
    return {
      data: { calls: count, is_recorded: !isDry },
      lines: [`${isDry ? 'would record' : 'recorded'} the API of this commit with ${count} calls for ${environment}`],
    }
  },
})
