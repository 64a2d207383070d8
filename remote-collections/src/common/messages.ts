import { leftOutWords } from '@invoice-card/domain'

export const messages = {
  linkLeftOut: `URLは、依頼先へのメールとリンク先の画面では「${leftOutWords}」に置き換わります。`,
  title: 'カード払いのご依頼',
  description: 'お取引先にカードでのお支払いをお願いした請求と、その入金の状態です。',
  off: '新しいご依頼の受付を停止しています。お送りしたご依頼は、これまでどおりご確認いただけます。',
  create: '新しく依頼する',
  schedules: '毎月のご依頼',
  back: '戻る',
  tabs: 'ご依頼の状態',
  lists: { request: '依頼中', decided: '入金予定', history: '履歴', draft: '下書き' },
  steps: { file: '請求書の選択', content: '内容の入力', account: '入金先の選択', confirm: '確認', complete: '完了' },
  usedFile: {
    request: 'この請求書ファイルは、以前のご依頼で使用されています',
    payment: 'この請求書ファイルは、お支払いのお申し込みで使用されています',
    text: '同じファイルでは、あらためてご依頼いただけません。リンク先の内容をご確認のうえ、別の請求書を選択してください。',
    link: (id: string) => `${id}を見る`,
  },
} as const
