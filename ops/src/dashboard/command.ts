import { once } from 'node:events'
import { OpsError, UsageError } from '../applications.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { createDashboard } from './server.ts'
import { readLiveSet } from '../environment/stored/environments.ts'

export const dashboard = defineCommand({
  usage: 'dashboard',
  summary: 'A page for ops on a port of its own: what is live, errors, vitals, history',
  takes: [0, 0],
  options: { ...environmentOption, port: { type: 'string', value: 'PORT', text: '3010 unless given' } },
  help: {
    text: 'Shows what status, errors, vitals and history answer. It has no sign-in, so only this machine can open it.',
    fails: 'there is no such environment, or something else listens on the port',
    example: ['dashboard --env production', 'serves http://localhost:3010 until Ctrl-C'],
  },

  async run({ data, environment, values }) {
    const port = positiveInteger(values.port, '--port', 3010)
    if (port > 65_535) throw new UsageError(`--port takes a number up to 65535, not ${port}`)
    await readLiveSet(data, environment)
    const server = createDashboard(data, environment).listen(port, '127.0.0.1')
    await once(server, 'listening').catch((cause: unknown) => {
      throw new OpsError(`Port ${port} is taken: give another one with --port`, { cause })
    })
    console.error(`dashboard http://localhost:${port}`)
    await once(server, 'close')
    return { data: null, lines: [] }
  },
})
