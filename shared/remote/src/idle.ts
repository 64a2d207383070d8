import { pendingCalls } from '@invoice-card/api-client'

/** In this time a screen shows what was answered, or asks for what follows from it. */
const drawnMs = 300

/** Comes when the browser has nothing else to do and no screen waits for an answer: a fetch then delays nothing. */
export async function idle(): Promise<void> {
  await browserIdle()
  for (let calls = pendingCalls(); calls; calls = pendingCalls()) {
    await calls
    await later(drawnMs)
    await browserIdle()
  }
}

/** Safari has no requestIdleCallback. */
const browserIdle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => {
        requestIdleCallback(resolve, { timeout: 5000 })
      })
    : later(500)

const later = (ms: number) =>
  new Promise<unknown>(resolve => {
    setTimeout(resolve, ms)
  })
