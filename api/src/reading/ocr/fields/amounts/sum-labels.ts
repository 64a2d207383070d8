import { labelPattern } from '../lines/labels.ts'

// Not behind 前回, 消費税, 税抜, 税率ごとの and the like: those are other sums.
const notAnotherSum =
  '(?<!前回\\s*(?:まで|迄)?の?\\s*[ごお御]?|前月\\s*[ごお御]?|[既未]\\s*[ごお御]?|繰越\\s*|税\\s*|税抜き?\\s*|税別\\s*|税額\\s*|小\\s*|%\\s*|数量\\s*|税率(?:ごと|別)の?\\s*)'
const notWithoutTax = '(?!\\s*[金額]*\\s*\\(税[抜別])'
const toBePaid = '(?:[ごお御]支払い?|[ごお御]?振り?込み?)'
export const claimLabels = labelPattern(
  `${notAnotherSum}(?:[ごお御]|今回)*請求(?:合計)?(?:金額|総額|額)${notWithoutTax}`,
  `${notAnotherSum}[ごお御]?請求(?:合計|残高|代金|書金額)`,
  `${notAnotherSum}[ごお御]?支払い?(?:合計|総|予定)?(?:金額|額)`,
  '[ごお御]?振り?込み?予定(?:金額|額)',
  `${notAnotherSum}[ごお御](?:請求|支払い?)料金?`,
  '[ごお御]?精算(?:金額|額)',
  `${toBePaid}(?:いただく|いただきたい|頂く|頂きたい)(?:金額|額)`,
  '[ごお御]?振り?込み?(?:金額|額)',
  '(?:納付|納入|口座振替|引き?落と?し?)(?:金額|額)',
  '(?:当月|今月|今回)[ごお御]?請求(?:高|(?=\\s*$))',
  '差引(?:[ごお御]?(?:支払い?|請求|振込|納付))?(?:金額|額|合計)',
  '手取り?(?:金額|額)',
  '(?:total )?(?:amount|balance) (?:due|payable)',
  'amount to (?:pay|be paid)',
  'net payable',
  'total due',
  'grand total',
  'invoice (?:total|amount)',
)
/** What is asked for now, of several that are. */
export const currentClaimLabels = labelPattern(
  `(?:今回|当月|今月|差引)の?[ごお御]?(?:請求|支払い?|振込)(?:合計)?(?:金額|総額|額|残高)${notWithoutTax}`,
)
export const sumLabels = labelPattern(
  `${notAnotherSum}(?:税込み?|総)?合計(?:金額|額)?${notWithoutTax}`,
  '税込み?(?:金額|総額|計)',
  '総(?:額|計)',
  'total (?:amount|price)',
  '(?<!sub\\s*-?)total',
)
/** Words that name the total where nothing names it better. */
export const weakLabels = labelPattern(
  '(?<!\\p{L})[ごお御]?請求(?=\\s*(?::|$|[¥\\\\金]))',
  '(?<!契約|工事|前回|前月)(?:残金|残額)',
  '未払い?(?:残高|金額|額|金)',
  '(?:差引|今回|当月|今月)[ごお御]?残高',
  '[ごお御]利用(?:合計|料金|金額|額)',
  '[ごお御]請求分',
  '(?:受取|領収)(?:金額|額)',
  '[ごお御](?:会計|勘定)',
  '[ごお御]買い?上げ?(?:合計|計)',
  '^一?金(?=\\s*$)',
  '(?<!\\p{L})(?:お支払い?|お)?代金(?=\\s*(?::|$))',
  '(?<![\\p{L}\\d])計(?=\\s*(?::|$|[¥\\\\]|\\d{1,3},|\\(税込))',
)
export const subtotalLabels = labelPattern(
  '小計',
  '税抜き?(?:合計|金額|額)(?:金額)?',
  '(?:合計|請求)(?:金額|額)?\\s*\\(税[抜別]き?\\)',
  '課税対象額',
  'sub\\s*-?total',
)
/** Words for what is asked for before its tax; some use them for sums with tax. */
export const netLabels = labelPattern(
  '本体(?:価格|金額)?(?:合計|計)?',
  '税別(?:価格|合計|金額|額)?',
  '[ごお御]?買い?上げ?(?:合計|金額|額|高|計)',
  '(?:工事|売上|運賃|料金|報酬|作業)\\p{L}{0,3}(?:合計|計)',
)
export const taxLabels = labelPattern(
  '(?<!軽減|[内うち]\\s*)消費税(?:額|等)*',
  '(?<!消費|徴収|所得)税額',
  '(?<!\\w)(?:consumption )?tax(?! ?(?:rate|id|no))',
)
export const taxableLabels = labelPattern('\\d{1,2}\\s*%\\s*対象(?:額|金額|計)?')
export const withheldLabels = labelPattern('源泉(?:徴収|所得)(?:税|額)*')
// 入金期日 is a day.
const notOfDay = '(?!期|予定|日|先|口座|方法)'
/** What was paid before. */
export const paidLabels = labelPattern(
  '内金',
  '前[受払]い?金?',
  '(?:お|御)?預り?金',
  `[ごお御]?入金(?:済み?)?(?:額|金額)?${notOfDay}`,
)
export const carriedLabels = labelPattern('(?:前月|前回|差引)?繰越(?:残高|金額|額|金)?')
/** What is taken off, or was paid before; what is withheld is counted back. */
export const takenOffLabels = labelPattern(
  '値引',
  '割引',
  '前受',
  '前払',
  `[ごお御]?入金${notOfDay}`,
  '差引',
  '相殺',
  '内金',
  '繰越',
)
