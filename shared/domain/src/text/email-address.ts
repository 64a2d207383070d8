/**
 * A mail address in the spelling in which it is sent: a user who types kanji has full-width letters and ＠ at hand.
 * Its form is not checked.
 * @example spellEmail('ｋｅｉｒｉ＠example.jp ') // 'keiri@example.jp'
 */
export const spellEmail = (typed: string): string => typed.normalize('NFKC').trim()
