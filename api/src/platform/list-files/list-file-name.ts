import { japanDay } from '@invoice-card/domain'

// No system has these in a file's name.
const notInNames = /[\\/:*?"<>|\p{Cc}]/gu

/** The name of a list's CSV file, e.g. 「支払い一覧_審査中_2026-11-28.csv」. */
export const listFileName = (list: string, about: string, now: Date): string =>
  `${[list, about.replaceAll(notInNames, '＿'), japanDay(now)].filter(part => part !== '').join('_')}.csv`

/** Which tab and whose rows a list shows, as far as they are known. */
export const listAbout = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined).join('_')
