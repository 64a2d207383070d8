import { bus } from '@invoice-card/events'

const unsaved = new Set<string>()

/** The host hears one answer of all: a part that has saved must not speak for one that has not. */
export function reportUnsavedWork(who: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(who)
  else unsaved.delete(who)
  bus.emit('unsavedWork', { isUnsaved: unsaved.size > 0 })
}
