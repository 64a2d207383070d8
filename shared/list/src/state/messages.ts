import { maxChargeYen } from '@invoice-card/domain'

/** `maxSearchWordLength` of the contracts, which shared packages do not import; a test compares. */
export const maxWordLength = 100

/** The words of every list. */
export const listMessages = {
  submit: '検索',
  wordTooLong: `${maxWordLength}文字以内で入力してください。`,
  order: '並び順',
  open: '絞り込み',
  openWith: (conditions: number) => `、条件${conditions}件`,
  apply: 'この条件で絞り込む',
  reset: '条件を解除する',
  presets: {
    thisMonth: '今月',
    lastMonth: '先月',
    nextMonth: '来月',
    recent: (days: number) => `直近${days}日`,
    coming: (days: number) => `今後${days}日`,
  },
  presetOf: (range: string, preset: string) => `${range}を${preset}で絞り込む`,
  withoutRange: (range: string) => `「${range}」の条件を外す`,
  reversed: {
    day: '終了日は、開始日以降の日付を入力してください。',
    amount: '上限は、下限以上の金額を入力してください。',
  },
  invalid: {
    day: '日付は、2026/11/30のように入力してください。',
    amount: `金額は、${maxChargeYen.toLocaleString('ja-JP')}円以下の数字で入力してください。`,
  },
  conditions: '絞り込みの条件',
  remove: (condition: string) => `${condition}（条件を外す）`,
  word: (word: string) => `「${word}」を含む`,
  days: {
    both: (label: string, from: string, to: string) => `${label} ${from}〜${to}`,
    from: (label: string, day: string) => `${label} ${day}以降`,
    to: (label: string, day: string) => `${label} ${day}以前`,
  },
  amounts: {
    both: (from: string, to: string) => `${from}円〜${to}円`,
    from: (yen: string) => `${yen}円以上`,
    to: (yen: string) => `${yen}円以下`,
  },
  noName: '（登録なし）',
  nameFailed: '（名称を読み込めませんでした）',
  nameLoading: '（名称を読み込んでいます）',
  clearAll: '条件をすべて解除する',
  count: (total: number, from: number, to: number) =>
    from === 1 && to === total
      ? `全${total.toLocaleString('ja-JP')}件`
      : `全${total.toLocaleString('ja-JP')}件中 ${from.toLocaleString('ja-JP')}〜${to.toLocaleString('ja-JP')}件`,
  noSuchPage: 'このページには何もありません',
  noMatch: '条件に合うものが見つかりません',
  changeWord: '検索キーワードを変えてお試しください。',
  firstPage: '最初のページへ',
  exportCsv: 'CSVをダウンロードする',
  exportFailed: 'ファイルを作成できませんでした',
  exportLimit: (max: number) =>
    `CSVに出力できるのは${max.toLocaleString('ja-JP')}件までです。条件で絞り込むと出力できます。`,
  all: 'すべて',
  selectedCsv: '選択した行をCSVでダウンロードする',
  csv: 'CSV',
  receipts: '領収書をZIPでダウンロードする',
  receipt: '領収書',
  receiptsDone: (receipts: number, rows: number) =>
    `領収書${receipts.toLocaleString('ja-JP')}件をダウンロードします。` +
    (receipts === rows ? '' : `残りの${(rows - receipts).toLocaleString('ja-JP')}件には領収書がありません。`),
  invoiceNumber: '請求書番号 ',
  selected: (count: number) => `${count.toLocaleString('ja-JP')}件を選択中`,
  withoutAmount: (count: number) => `（金額なし${count.toLocaleString('ja-JP')}件）`,
  selectionDropped: '選択はページごとです。前の選択は解除されました。',
  clearSelection: '選択を解除する',
} as const
