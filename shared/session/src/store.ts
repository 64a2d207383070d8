import { createStore } from 'jotai'

/** The one jotai store of the document; the host hands it to `<Provider>`. */
export const store = createStore()
