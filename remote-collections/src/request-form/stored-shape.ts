import * as v from 'valibot'

/** An object with exactly these fields: one that another release stored with others is refused. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly())

export const list = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())
