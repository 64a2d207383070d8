/** Id of the page's JSON data block. */
export const environmentElementId = 'environment'

/**
 * Attribute of the root element once something in the document has failed: its first failure is counted, wherever it is
 * met.
 */
export const failedAttribute = 'data-failed'

/** Prefix of every key that the product writes to local and session storage. */
export const storagePrefix = 'invoice-card.'

/** Keys that more than one part of the product reads; all others belong to one file each. */
export const storageKeys = {
  /** Local storage: the three tokens of the session. The page reads whether they are there, before the host runs. */
  tokens: `${storagePrefix}tokens`,
  /** Session storage: this document was reloaded because a script of the host did not load. */
  repaired: `${storagePrefix}repaired`,
} as const
