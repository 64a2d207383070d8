export const messages = {
  title: 'サインインの履歴',
  description: '過去90日間に、お客さまのメールアドレスで行われたサインインの記録です。失敗したものも含みます。',
  back: 'セキュリティ設定に戻る',
  tabs: '結果で絞り込む',
  all: 'すべて',
  success: '成功',
  failure: '失敗',
  caption: 'サインインの履歴の一覧',
  at: '日時',
  device: '端末',
  purpose: '内容',
  result: '結果',
  empty: {
    title: 'サインインの記録はありません',
    description: 'サインインすると、日時と端末がここに90日間表示されます。',
  },
  emptyFailure: {
    title: '失敗したサインインはありません',
    description: 'パスワードや認証コードの間違いがあると、ここに90日間表示されます。',
  },
  showAll: 'すべての記録を表示する',
  unknownTitle: '心当たりのない記録がある場合',
  unknownText:
    '「認証コード未入力」「認証コードの間違い」は、パスワードが正しく入力された記録です。心当たりがない場合は、第三者がパスワードを知っているおそれがあります。すぐにパスワードを変更してください。',
  newPassword: 'パスワードを変更する',
} as const
