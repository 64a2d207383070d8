import { applicationNamed, hostName, UsageError } from '../applications.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { originOf, positiveInteger } from '../command-line/values.ts'
import { readEdgeOrigin } from '../local/edge-origin.ts'
import { applicationName } from '../names.ts'

export const dev = defineCommand({
  usage: 'dev --filter NAME',
  summary: 'Show one remote as it is written inside a running environment',
  takes: [0, 0],
  options: {
    filter: { type: 'string', value: 'NAME', text: 'the remote' },
    ...environmentOption,
    url: { type: 'string', value: 'URL', text: "the environment's address; the local edge unless given" },
    port: { type: 'string', value: 'PORT', text: '3410 unless given' },
  },
  help: {
    text: `Each change builds the remote and loads the page again. Everything else comes from the environment, which does
not hear of it: only this machine sees the remote, with a banner. \`pnpm dev\` is the same.`,
    fails: 'there is no such remote, or something else listens on the port',
    example: ['dev --filter remote-payments', 'serves http://localhost:3410/payments until Ctrl-C'],
  },

  async run({ data, environment, values }) {
    if (values.filter === undefined) throw new UsageError('dev needs --filter NAME, e.g. remote-payments')
    const remote = applicationNamed(applicationName(values.filter))
    if (remote.name === hostName) throw new UsageError('dev shows a remote inside the live host: name a remote')
    const port = positiveInteger(values.port, '--port', 3410)
    if (port > 65_535) throw new UsageError(`--port takes a number up to 65535, not ${port}`)
    const origin = values.url === undefined ? await readEdgeOrigin(data, environment) : originOf(values.url)
    if (origin === null) throw new UsageError('Say which environment: --url URL, or `pnpm start` for the local one')
    // With webpack, which takes its time: no other command needs it.
    const { runDev } = await import('../dev/run.ts')
    await runDev({ remote, origin, port, report: line => console.error(line) })
    return { data: null, lines: [] }
  },
})
