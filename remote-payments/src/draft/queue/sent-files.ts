/** Name, size and date of a file: the same file has the same key. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

// Of this document: after a reload nobody knows which of the user's files was sent.
const sentIds = new Map<string, string>()

/** The file stands on the server under the id. */
export const recordSent = (file: File, fileId: string): void => void sentIds.set(keyOf(file), fileId)

/** Whether the file is the one that this page has sent under the id. */
export const isSentAs = (file: File, fileId: string): boolean => sentIds.get(keyOf(file)) === fileId
