const scopeWords: Readonly<Record<string, string>> = {
  'payments:register': 'お支払いの準備（請求書と支払先の登録）',
}

/**
 * What a program may do, in the words in which a user is asked for it and later finds it again; a scope without words
 * as it is.
 */
export const scopeWordsOf = (scope: string): string => scopeWords[scope] ?? scope
