import { japanDay } from '../calendar/calendar.ts'

// No system has these in a file's name; marks that turn the writing round would hide how it ends.
const notInNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/**
 * The name of a list's CSV file: which list it is, what it is narrowed to as far as that is known, and
 * the day of Japan, e.g. 「お支払いの一覧_審査中_2026-11-28.csv」.
 */
export const listFileName = (list: string, about: string, now: Date): string =>
  `${[list, fileNamePart(about), japanDay(now)].filter(part => part !== '').join('_')}.csv`

/** A text that a file's name may have as its part. */
export const fileNamePart = (text: string): string => text.replaceAll(notInNames, '＿')

/** Which tab and whose rows a list shows, as far as they are known. */
export const listAbout = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined).join('_')
