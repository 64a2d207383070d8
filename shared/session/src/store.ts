import { createStore } from 'jotai'

/** The one jotai store of the document; the host hands it to `<Provider>`. */
export const store = createStore()

/** Prefix of every key this product writes to local and session storage. */
export const storagePrefix = 'invoice-card.'
