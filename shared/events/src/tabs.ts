import type { Bus, BusEvents } from './bus.ts'

/** What other tabs hear as well: it is about what the company has, not about what this tab shows. */
const sharedEvents = ['statsChanged'] as const
type SharedName = (typeof sharedEvents)[number]

interface TabMessage {
  readonly name: SharedName
  readonly payload: BusEvents[SharedName]
}

const channelName = 'invoice-card.bus'

/**
 * Sends this document's shared events to the other tabs of the browser, and emits theirs here, until the returned
 * function is called. A message from another tab is not sent on. No message carries data: each tab asks the server with
 * its own tokens.
 * @example useEffect(() => connectTabs(bus), [])
 */
export function connectTabs(bus: Bus): () => void {
  const channel = new BroadcastChannel(channelName)
  let isFromElsewhere = false
  const stops = sharedEvents.map(name =>
    bus.on(name, payload => {
      if (!isFromElsewhere) channel.postMessage({ name, payload } satisfies TabMessage)
    }),
  )
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return
    isFromElsewhere = true
    bus.emit(data.name, data.payload)
    isFromElsewhere = false
  })
  return () => {
    for (const stop of stops) stop()
    channel.close()
  }
}

// A tab may run a version that knows other events.
const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  sharedEvents.some(name => name === data.name) &&
  'payload' in data &&
  typeof data.payload === 'object' &&
  data.payload !== null
