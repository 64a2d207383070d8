import { maxSearchWordLength } from '@invoice-card/contracts'

/** Loaded with the field. */
export const searchMessages = {
  label: '支払先・請求元・番号・金額・画面名で検索',
  placeholder: '会社名、番号、金額、画面名など',
  close: '検索を閉じる',
  results: '検索結果',
  groups: {
    payments: 'お支払い',
    suppliers: '登録取引先',
    requests: 'カード払いのご依頼',
    drafts: 'お支払いの下書き',
    requestDrafts: 'ご依頼の下書き',
    screens: '画面',
  },
  account: 'アカウント',
  unnamed: { drafts: '支払先 未入力', requestDrafts: '依頼先 未入力' },
  noAmount: '金額 未入力',
  updated: (day: string) => `最終更新 ${day}`,
  moreDrafts: '下書きの一覧ですべて見る',
  all: (list: string, count: number) =>
    `${list === '' ? '' : `${list}を`}すべて見る（${count.toLocaleString('ja-JP')}件）`,
  hint: 'お支払い、登録取引先、カード払いのご依頼、下書き、画面をまとめて検索します。名前や番号の一部、金額でも見つかります。',
  loading: '検索しています',
  failed: '検索できませんでした。',
  retry: 'もう一度検索する',
  tooLong: `${maxSearchWordLength}文字以内で入力してください。`,
  none: (word: string) =>
    `「${word}」に一致するものが見つかりません。会社名や番号の一部、または金額だけでお試しください。`,
  found: (count: number) => `${count.toLocaleString('ja-JP')}件を表示しています`,
  more: 'ほかにもあります。キーワードを追加すると絞り込めます。',
  shortcut: '「/」キーで検索を開く',
} as const
