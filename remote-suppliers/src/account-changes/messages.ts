export const messages = {
  title: '口座の変更の履歴',
  description: (name: string) => `${name}の振込先口座を、いつ、誰が、どのように変更したかの記録です。`,
  loading: '口座の変更の履歴',
  count: (count: number) => `全${count.toLocaleString('ja-JP')}件`,
  kinds: { added: '口座を追加', changed: '口座を修正', deleted: '口座を削除' },
  by: (name: string) => `変更した人：${name}`,
  caption: (day: string) => `${day}の変更`,
  columns: { field: '項目', before: '変更前', after: '変更後' },
  status: (before: string, after: string) => `取引先の状態：${before} → ${after}`,
  because: {
    account_added: '口座が追加されたため、取引先の確認をもう一度行うことになりました。',
    account_changed: '口座が修正されたため、取引先の確認をもう一度行うことになりました。',
  },
  empty: { title: '変更の記録はありません', description: 'この口座は、登録されたときのままです。' },
} as const
