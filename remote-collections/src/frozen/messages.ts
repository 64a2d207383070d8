export const messages = {
  mayPrepare: '入力した内容は、下書きとして保存できます。',
  noAccount: '利用停止中は、口座を登録できません。入力した内容は、下書きとして保存できます。',
  notSent: '利用停止中は、ご依頼を送れません。',
  notNamed: '利用停止中は、入金先の口座をご指定いただけません。',
} as const
