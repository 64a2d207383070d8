import { maxCommentLength } from '@invoice-card/contracts'

const tooLong = `${maxCommentLength}文字以内で入力してください。`

export const messages = {
  title: 'このご依頼の操作',
  back: '戻る',
  mail: {
    open: { again: 'メールをもう一度送信する', first: 'メールで送信する' },
    title: { again: 'ご依頼のメールをもう一度送信しますか', first: 'ご依頼のメールを送信しますか' },
    to: (address: string) => `${address} に、ご依頼のメールを送信します。`,
    again: '以前にお送りしたリンクも、引き続き使えます。',
    first:
      'これまではリンクのみでお渡ししています。送信すると、期限や変更のお知らせも、このアドレスに届くようになります。',
    send: '送信する',
    done: 'ご依頼のメールの送信を受け付けました。',
  },
  link: {
    open: '新しいリンクを作成する',
    title: '新しいリンクを作成しますか',
    warning: 'これまでのリンクは、メールでお送りしたものも含めて使えなくなります。',
    use: '誤った相手にリンクが渡ったときや、メール以外の方法でお渡しするときに作成してください。',
    create: '作成する',
    createdTitle: '新しいリンクを作成しました',
    help: 'この画面を閉じると、同じリンクは表示できません。コピーしてから閉じてください。',
    close: '閉じる',
  },
  message: {
    open: 'メッセージを送る',
    title: '依頼先のご担当者にメッセージを送る',
    to: (name: string, address: string) => `${name}（${address}）に送信します。`,
    label: 'メッセージ',
    send: '送信する',
    done: 'メッセージの送信を受け付けました。',
    empty: 'メッセージを入力してください。',
    tooLong,
  },
  dates: {
    open: '期日を変更する',
    title: '支払期日と入金日を変更する',
    notified: '変更すると、新しい期日を依頼先にお知らせします。お渡し済みのリンクは、引き続き使えます。',
    silent: '依頼先にメールは送信しません。お渡し済みのリンクを開くと、新しい期日が表示されます。',
    due: {
      label: '支払期日',
      required: '支払期日を入力してください。',
      invalid: '支払期日は正しい日付で入力してください。',
      past: '支払期日は、本日以降の日を入力してください。',
    },
    deposit: { label: '入金日', required: '入金日を選択してください。' },
    payUntil: (until: string) => `依頼先がカードでお支払いいただけるのは、${until}までになります。`,
    save: '変更する',
    done: '期日を変更しました。',
    unchanged: '支払期日または入金日を変更してください。',
  },
  cancel: {
    open: 'ご依頼を取り下げる',
    title: 'ご依頼を取り下げますか',
    notified: '依頼先には、ご依頼が取り下げられたことと、下のコメントをお知らせします。',
    silent: '依頼先にメールは送信しません。お渡ししたリンクを開くと、ご依頼が取り下げられたことが表示されます。',
    effect: '依頼先は、リンクやメールからお支払いできなくなります。取り下げたご依頼は元に戻せません。',
    comment: '依頼先へのコメント',
    yes: '取り下げる',
    done: 'ご依頼を取り下げました。',
    tooLong,
  },
} as const
