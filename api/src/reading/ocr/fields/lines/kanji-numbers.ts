const numerals = ['〇零', '一壱壹', '二弐貳', '三参參', '四肆', '五伍', '六陸', '七漆', '八捌', '九玖']
const units: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000, 阡: 1000 }
const myriads: Readonly<Record<string, number>> = { 万: 10_000, 萬: 10_000, 億: 100_000_000 }

/** Characters of numbers in kanji. */
export const kanjiNumber = [...numerals, ...Object.keys(units), ...Object.keys(myriads)].join('')

/** 壱拾弐万参千 and 一二三〇〇〇: what such characters say. */
export function kanjiValue(text: string): number {
  let [whole, group, digits] = [0, 0, 0]
  for (const character of text) {
    const numeral = numerals.findIndex(of => of.includes(character))
    const [unit, myriad] = [units[character], myriads[character]]
    if (numeral >= 0) {
      digits = digits * 10 + numeral
    } else if (unit !== undefined) {
      group += (digits || 1) * unit
      digits = 0
    } else if (myriad !== undefined) {
      whole += (group + digits) * myriad
      group = 0
      digits = 0
    }
  }
  return whole + group + digits
}
