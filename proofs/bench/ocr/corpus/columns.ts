/** What printers with one width for all characters set: kanji and kana take two columns. */
export const columnsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u0020-\u007e\uff61-\uff9f]/.test(character) ? 1 : 2), 0)

export const leftIn = (columns: number, text: string): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)))
export const rightIn = (columns: number, text: string): string =>
  ' '.repeat(Math.max(0, columns - columnsOf(text))) + text
