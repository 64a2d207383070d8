import { OpsError, UsageError } from '../applications.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { originOf, positiveInteger } from '../command-line/values.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { readEdgeOrigin } from '../local/edge-origin.ts'
import { acceptCardDocument } from '../visitor/card-document.ts'
import { expectedOf } from '../visitor/expected.ts'
import { runWatch } from '../visitor/run-watch.ts'
import { sendAlarm } from '../visitor/send-alarm.ts'
import { compareWithSet } from '../visitor/compare-with-set.ts'
import { seenCardDocument } from '../visitor/visit.ts'

export const watch = defineCommand({
  usage: 'watch',
  summary: 'Fetch page, headers and scripts as a visitor does, and alarm where they are not the live ones',
  takes: [0, 0],
  options: {
    ...environmentOption,
    url: { type: 'string', value: 'URL', text: 'what visitors open; the local edge unless given' },
    every: { type: 'string', value: 'SECONDS', text: 'how often; 60 unless given' },
    once: { type: 'boolean', text: 'look once; fail where something is wrong' },
    webhook: { type: 'string', value: 'URL', text: 'gets each alarm as JSON, with `text` for a chat' },
    'accept-card-document': { type: 'boolean', text: 'the card document as it is now is the right one' },
  },
  help: {
    text: `What PCI DSS 4.0.1 asks for in 11.6.1. Run it away from the servers that it watches, with a copy of the data
directory without private keys. Alarms are lines of JSON on standard error.`,
    fails: 'there is no such environment; with --once also: visitors get something else',
    example: [
      'watch --env production --url https://pay.example --webhook https://chat.example/hook',
      'tells within about a minute of one changed byte',
    ],
  },

  async run({ data, environment, values }) {
    const everyMs = positiveInteger(values.every, '--every', 60) * 1000
    const origin = values.url === undefined ? await readEdgeOrigin(data, environment) : originOf(values.url)
    if (origin === null) throw new UsageError('Say what visitors open: --url URL')
    const webhook = values.webhook === undefined ? null : urlOf(values.webhook)
    await readLiveSet(data, environment)
    if (values['accept-card-document']) return accept(data, environment)
    if (values.once) {
      const deviations = await compareWithSet(data, environment, origin)
      return {
        data: { environment, origin, is_sound: deviations.length === 0, deviations },
        lines:
          deviations.length === 0
            ? [`Visitors of ${origin} get what is live`]
            : deviations.map(({ message }) => message),
        exitCode: deviations.length === 0 ? 0 : 1,
      }
    }
    await runWatch({
      environment,
      origin,
      everyMs,
      compareWithSet: () => compareWithSet(data, environment, origin),
      sendAlarm: alarm => sendAlarm(alarm, webhook),
    })
    return { data: null, lines: [] }
  },
})

async function accept(data: DataDirectory, environment: string) {
  const {
    cardDocument: { url },
  } = await expectedOf(data, environment)
  const integrity = await seenCardDocument(url).catch((cause: Error) => {
    throw new OpsError(cause.message, { code: 'unreachable', cause })
  })
  await acceptCardDocument(data, environment, integrity)
  return { data: { url, integrity }, lines: [`${url} is accepted as it is: ${integrity}`] }
}

function urlOf(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text
  throw new UsageError(`--webhook takes an address, not ${text}`)
}
