/** How many listeners an event has, and what one that comes late gets. */
interface EventRules {
  /** `one`: only the newest listener is called (the host's viewer). `many`: every listener. */
  readonly cardinality: 'one' | 'many'
  /** `last`: a late listener gets the last payload. `pending`: only if nobody has had it yet. */
  readonly replay: 'none' | 'pending' | 'last'
}

/** Payloads by event name. */
export interface BusEvents {
  /** Show a message at the top of the screen. */
  snackbar: SnackbarItem
  /** Show a short word at the top that stands beside others and asks for nothing. */
  toast: ToastItem
  /** Show or hide the overlay that covers the whole screen while something must not be disturbed. */
  overlay: { readonly isLoading: boolean }
  /** Counts in the header may have changed, here or in another tab; all of them unless `of` says which. */
  statsChanged: { readonly of?: 'notifications' }
  /** The session is over; the host clears it and shows the sign-in screen. */
  sessionEnded: {
    readonly reason: 'signed_out' | 'refused' | 'expired' | 'not_refreshed' | 'password_changed' | 'other_tab'
  }
  /** A form has input that a full page load would lose. */
  unsavedWork: { readonly isUnsaved: boolean }
}

/** Leads to the place that a message is about or promises: a path inside the product, or an address. */
export interface MessageLink {
  readonly to: string
  readonly label: string
}

/** A message for the snackbar (docs/product.md#messages-and-dialogs). */
export interface SnackbarItem {
  readonly color: 'success' | 'error' | 'info'
  readonly title?: string
  readonly text: string
  readonly link?: MessageLink
  /** Milliseconds until it closes by itself; 5000 unless given. */
  readonly durationMs?: number
}

/**
 * A toast, for what happened by itself. The answer to what the user just did is a snackbar
 * (docs/product.md#messages-and-dialogs).
 */
export interface ToastItem {
  readonly kind: 'success' | 'error' | 'warning' | 'info' | 'default'
  readonly title?: string
  readonly text: string
  readonly link?: MessageLink | readonly MessageLink[]
  /** Milliseconds until it goes by itself; 5000 unless given. */
  readonly durationMs?: number
}

const rules: { readonly [Name in keyof BusEvents]: EventRules } = {
  snackbar: { cardinality: 'one', replay: 'pending' },
  toast: { cardinality: 'one', replay: 'pending' },
  overlay: { cardinality: 'one', replay: 'last' },
  statsChanged: { cardinality: 'many', replay: 'none' },
  sessionEnded: { cardinality: 'one', replay: 'pending' },
  unsavedWork: { cardinality: 'many', replay: 'last' },
}

type Listener<Name extends keyof BusEvents> = (payload: BusEvents[Name]) => void
type Channel<Name extends keyof BusEvents> = {
  listeners: Listener<Name>[]
  last?: BusEvents[Name]
  isDelivered: boolean
}

/** The bus that joins host and remotes; one per document (`bus`), or a fresh one in a test. */
export interface Bus {
  emit: <Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]) => void
  /** Listens until the returned function is called. A listener that throws does not stop the others. */
  on: <Name extends keyof BusEvents>(name: Name, listener: Listener<Name>) => () => void
}

/** A bus that nobody listens to yet; who is called, and what a late listener gets, follows the rules of each event. */
export function createBus(): Bus {
  const channels = new Map<keyof BusEvents, Channel<keyof BusEvents>>()

  function channelOf<Name extends keyof BusEvents>(name: Name): Channel<Name> {
    const channel = channels.get(name) ?? { listeners: [], isDelivered: false }
    channels.set(name, channel)
    // The map is keyed by name, so the channel under a name carries that name's payloads.
    return channel as unknown as Channel<Name>
  }

  return {
    emit(name, payload) {
      const channel = channelOf(name)
      const listeners = rules[name].cardinality === 'one' ? channel.listeners.slice(-1) : [...channel.listeners]
      channel.last = payload
      channel.isDelivered = listeners.length > 0
      for (const listener of listeners) callSafely(listener, payload)
    },
    on(name, listener) {
      const channel = channelOf(name)
      channel.listeners.push(listener)
      if (channel.last !== undefined && isReplayed(rules[name].replay, channel.isDelivered)) {
        channel.isDelivered = true
        callSafely(listener, channel.last)
      }
      return () => {
        channel.listeners = channel.listeners.filter(other => other !== listener)
      }
    },
  }
}

const isReplayed = (replay: EventRules['replay'], isDelivered: boolean) =>
  replay === 'last' || (replay === 'pending' && !isDelivered)

function callSafely<T>(listener: (payload: T) => void, payload: T) {
  try {
    listener(payload)
  } catch (error) {
    // One team's listener must not break another's; the error is still reported by the window.
    queueMicrotask(() => {
      throw error
    })
  }
}

/** The document's bus. */
export const bus: Bus = createBus()
