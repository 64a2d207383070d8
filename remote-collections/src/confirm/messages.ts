export const messages = {
  title: '依頼内容の確認',
  lead: '内容と、ご依頼先に届くメールをご確認ください。',
  sections: { buyer: 'ご依頼先', invoice: '請求書', account: '入金先', way: 'お届けの方法', mail: 'ご依頼先に届くメール', page: 'リンクの先に表示される内容' },
  edit: '修正する',
  terms: {
    buyer: 'ご依頼先', person: 'ご担当者', email: 'メールアドレス', file: '請求書ファイル', noFile: 'なし', number: '請求書番号', issue: '発行日',
    due: 'お支払期日', depositDay: '入金日', message: 'メッセージ', account: '口座', holder: '口座名義', none: 'なし', newMark: '新しく登録します',
    from: '差出人', to: '宛先', subject: '件名', seller: '請求元', amount: 'お支払い金額', payUntil: 'カードでのお支払い期限',
  },
  way: {
    label: 'ご依頼のお届け方法', mail: 'メールで送る', mailHelp: (to: string) => `${to} に、お支払いのリンクをお送りします。`,
    link: 'リンクだけを作る', linkHelp: 'メールは送りません。作成したリンクやQRコードを、ご自身でお渡しください。',
  },
  preview: { failed: 'メールの内容を表示できませんでした。', retry: 'もう一度表示する' },
  send: { mail: 'メールを送って依頼する', link: 'リンクを作成する', again: '結果を確認する', duplicate: '重複を確認のうえ依頼する' },
  back: '入金先の選択に戻る',
  lost: { title: 'ご依頼の結果を確認できませんでした', text: '通信が途切れたため、ご依頼が完了したか分かりません。もう一度お試しください。同じご依頼が二重に作成されることはありません。' },
  refused: 'ご依頼は作成されていません',
  fixContent: '内容を修正する', fixAccount: '入金先を選び直す', fixFile: '請求書を選び直す', seeEarlier: '以前のご依頼を見る',
  noFee: '手数料を確認しています。しばらくしてから、もう一度お試しください。',
} as const
