export const messages = {
  title: { mail: 'ご依頼のメールを送信しました', link: 'ご依頼のリンクを作成しました' },
  lead: (buyer: string) => `${buyer}へのご依頼を受け付けました。`,
  facts: { title: 'ご依頼の内容', id: '依頼番号', buyer: '依頼先', amount: '請求金額（税込）' },
  next: {
    title: 'これからの流れ',
    mail: (to: string) => `${to} に、お支払いのリンクをお送りしました。`,
    link: 'リンクまたはQRコードを、依頼先にお渡しください。メールは送られません。',
    pay: (until: string) => `依頼先がカードで支払える期限は、${until}です。過ぎると、ご依頼は期限切れになります。`,
    payUndated: '依頼先のお支払いの手続きが済むと、お知らせします。',
    deposit: (day: string) => `お支払いが完了すると、審査のあと、${day}に貴社の口座へ入金します。`,
  },
  link: {
    title: 'お支払いのリンク',
    help: '依頼先だけにお渡しください。このリンクを開くと、請求の内容が表示されます。',
  },
  detail: 'ご依頼の詳細を見る',
  another: '続けて別の依頼をする',
} as const
