import type { CardFrameCommand, CardFrameMessage } from '@invoice-card/contracts'

type WithoutEnvelope<T> = T extends unknown ? Omit<T, 'protocol' | 'version'> : never
const envelope = { protocol: 'invoice-card/card-frame', version: 1 } satisfies Pick<
  CardFrameMessage,
  'protocol' | 'version'
>

const pageOrigin = document.documentElement.dataset.parentOrigin ?? ''

/** Posts to the page around the frame; a page of any other origin gets nothing. */
export function postToPage(message: WithoutEnvelope<CardFrameMessage>): void {
  if (window.parent !== window) window.parent.postMessage({ ...envelope, ...message }, pageOrigin)
}

/** Hears commands of the page around the frame, and of nobody else. */
export function listen(hear: (command: CardFrameCommand) => void): void {
  window.addEventListener('message', event => {
    if (event.source === window.parent && event.origin === pageOrigin && isCommand(event.data)) hear(event.data)
  })
}

// The schema CardFrameCommand by hand: valibot alone would take a third of this document's budget.
function isCommand(data: unknown): data is CardFrameCommand {
  const { protocol, version, type, request_id } = (data ?? {}) as Record<string, unknown>
  if (protocol !== envelope.protocol || version !== envelope.version) return false
  if (type === 'hello' || type === 'focus') return true
  return type === 'submit' && typeof request_id === 'string' && /^.{1,64}$/s.test(request_id)
}
