export const messages = {
  heading: '入金先の口座をご指定ください',
  headingUntil: (day: string) => `${day}までに、入金先の口座をご指定ください`,
  title: 'ご指定の口座には入金できません',
  text: (account: string) => `入金できない口座：${account}`,
  comment: '担当者・金融機関からの連絡',
  lost: (day: string) => `${day}までにご指定がない場合、依頼先のお支払いは取り消され、入金は行われません。`,
  choice: {
    label: '入金先の口座',
    required: '入金先の口座を選択してください。',
    bounced: '入金できない口座です。内容に誤りがある場合は、修正してください。',
    correct: 'この口座を修正する',
    add: '新しい口座を追加する',
    own: '貴社名義（個人事業主の方は、ご本人の名義も可）の口座に限ります。',
  },
  save: 'この口座に入金する',
  done: '入金先の口座を指定しました。内容を確認のうえ、入金します。',
} as const
