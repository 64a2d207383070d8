import type { SignIn } from '@invoice-card/contracts'

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
  emptyTitle: 'サインインの記録はありません',
  emptyText: 'サインインすると、日時と端末がここに90日間表示されます。',
  emptyFailureTitle: '失敗したサインインはありません',
  emptyFailureText: 'パスワードや認証コードの間違いがあると、ここに90日間表示されます。',
  unknownTitle: '心当たりのない記録がある場合',
  unknownText: '「認証コード未入力」「認証コードの間違い」は、パスワードが正しく入力された記録です。心当たりがない場合は、第三者がパスワードを知っているおそれがあります。すぐにパスワードを変更してください。',
  newPassword: 'パスワードを変更する',
} as const

export const purposeWords: Readonly<Record<SignIn['purpose'], string>> = {
  sign_in: 'サインイン',
  oauth_approval: '外部サービスとの連携',
}

export const resultWords: Readonly<Record<SignIn['result'], string>> = {
  succeeded: '成功',
  password_incorrect: 'パスワードの間違い',
  code_not_entered: '認証コード未入力',
  code_incorrect: '認証コードの間違い',
  locked: '回数の上限',
}
