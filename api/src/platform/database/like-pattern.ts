/** For `ilike`: what has the word in it, letter by letter. */
export const patternOf = (word: string): string => `%${literally(word)}%`

/** For `ilike`: what is the word, in any case. */
export const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
