import type { Account } from './accounts.ts'
import type { Facts } from './facts.ts'
import type { Line } from './goods.ts'

/** 1,234,567 */
export const grouped = (amount: number): string => amount.toLocaleString('en-US')

/** １，２３４ and Ｔ１２３: as word processors write them. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, character => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　')

/** ｱｵﾐﾈ: as bank programs write it. */
export const halfWidthHolder = ({ holder_kana }: Account): string => holder_kana

export const typeName = ({ type }: Account): string => (type === 2 ? '当座' : '普通')

export const rows = (lines: readonly Line[], row: (line: Line, index: number) => string): string =>
  lines.map(row).join('')

/** Empty rows below the lines, as forms of a fixed height have them. */
export const emptyRows = (lines: readonly Line[], height: number, columns: number): string =>
  Array.from(
    { length: Math.max(0, height - lines.length) },
    () => `<tr>${'<td>&nbsp;</td>'.repeat(columns)}</tr>`,
  ).join('')

/** The seal of a firm, in red over whatever stands there: two characters a column. */
export function seal(text: string, style: string, isRound = false): string {
  const characters = [...text].slice(0, 6)
  const columns = Math.ceil(characters.length / 2)
  const marks = characters.map((character, index) => {
    const column = columns - 1 - Math.floor(index / 2)
    return `<text x="${16 + column * (68 / columns) + 34 / columns}" y="${index % 2 === 0 ? 44 : 82}" font-size="${Math.min(34, 74 / columns)}" text-anchor="middle">${character}</text>`
  })
  return `<svg viewBox="0 0 100 100" style="position:absolute;width:18mm;height:18mm;opacity:.75;${style}" font-family="'Noto Serif CJK JP',serif" fill="#d22" aria-hidden="true">
<rect x="4" y="4" width="92" height="92" rx="${isRound ? 46 : 4}" fill="none" stroke="#d22" stroke-width="4"/>${marks.join('')}</svg>`
}

/** A drawn mark beside the name of a firm. */
export const mark = (shape: 'leaf' | 'hexagon' | 'waves' | 'bars', color: string, size = '12mm'): string =>
  `<svg viewBox="0 0 100 100" style="width:${size};height:${size};vertical-align:middle" fill="${color}">${marks[shape]}</svg>`

const marks = {
  leaf: '<path d="M10 90C10 30 40 8 92 8c0 55-25 82-82 82z"/><path d="M14 88 66 34" stroke="#fff" stroke-width="5"/>',
  hexagon: '<path d="M50 4 90 27v46L50 96 10 73V27z"/><circle cx="50" cy="50" r="18" fill="#fff"/>',
  waves: '<path d="M0 40q25-30 50 0t50 0v16q-25 30-50 0T0 56zM0 70q25-30 50 0t50 0v14q-25 30-50 0T0 84z"/>',
  bars: '<rect x="8" y="50" width="20" height="42"/><rect x="40" y="28" width="20" height="64"/><rect x="72" y="8" width="20" height="84"/>',
} as const

/** The amounts of each rate as the law wants them on paper. */
export const perRate = ({ rates }: Facts, row: (rate: number, net: string, tax: string) => string): string =>
  rates.map(({ rate, net, tax }) => row(rate, grouped(net), grouped(tax))).join('')

const places = ['', '拾', '百', '千']
const myriads = ['', '万', '億']
/** 壱拾弐万参千円: as receipts and lawyers write an amount; with `isPlain` 十二万三千円. */
export function inKanji(amount: number, isPlain = false): string {
  const numerals = isPlain ? '〇一二三四五六七八九' : '零壱弐参四五六七八九'
  const group = (digits: number): string =>
    [3, 2, 1, 0]
      .map(place => {
        const digit = Math.floor(digits / 10 ** place) % 10
        const numeral = digit === 1 && place > 0 && isPlain ? '' : numerals[digit]
        return digit === 0 ? '' : `${numeral}${places[place]}`
      })
      .join('')
  const text = [2, 1, 0]
    .map(myriad => {
      const digits = Math.floor(amount / 10_000 ** myriad) % 10_000
      return digits === 0 ? '' : `${group(digits)}${myriads[myriad]}`
    })
    .join('')
  return isPlain ? text.replaceAll('拾', '十') : text
}
