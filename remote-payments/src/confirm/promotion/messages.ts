/** As the call's schema has it. */
export const maxCodeLength = 20

export const messages = {
  open: 'プロモーションコードをお持ちの方',
  label: 'プロモーションコード',
  help: '大文字と小文字、全角と半角は区別されません。',
  apply: '適用する',
  applied: (code: string) => `プロモーションコード「${code}」を適用しています。`,
  remove: '適用を取り消す',
  tooLong: `${maxCodeLength}文字以内で入力してください。`,
  unapplied: 'プロモーションコードを適用するか、入力を消してください。',
  required: 'プロモーションコードを入力してください。',
} as const
