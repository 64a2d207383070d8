import { maxCommentLength, type Cancellation, type Settlement } from '@invoice-card/contracts'

export const messages = {
  back: 'お支払いの一覧',
  loading: 'お支払いの内容',
  displayId: '申込番号',
  requestDisplayId: '依頼番号',
  titleEnd: 'へのお支払い',
  facts: {
    title: 'お申し込みの内容',
    requestTitle: 'ご依頼の内容',
    edit: '内容を修正する',
    supplier: '支払先',
    sameSupplier: 'この支払先の履歴',
    account: '振込先口座',
    account_number: '口座番号',
    holder: '口座名義',
    due_date: '支払期日',
    transfer_person_name: '振込名義',
    invoice_number: '請求書番号',
    registration_number: '登録番号（T番号）',
    issue_date: '発行日',
    card: 'カード',
    message: '請求元からのメッセージ',
    created_at: '申込日時',
    requested_at: '依頼日時',
    none: 'なし',
    receipt: '手数料の領収書',
    receiptText: (number: string, day: string) => `${number}（${day}発行）`,
  },
  amounts: {
    title: '金額',
    total: 'カードのお支払い合計',
    appliedTotal: 'お申し込みの合計',
    requestedTotal: 'ご依頼の合計',
    transferDay: '振込日',
    resendDay: '再振込の予定日',
    undecided: '未定',
    sellerPaysFee: '手数料は請求元が負担します。',
  },
  timeline: { title: '進み具合' },
  returned: {
    pending: {
      title: '振り込んだ資金が、金融機関から戻されました',
      text: (reason: string) =>
        `戻された理由：${reason}。再振込または返金について、担当者が確認しています。決まりしだいお知らせします。`,
      advice: '口座に誤りがある場合は、登録取引先に正しい口座を追加してください。',
      open: '登録取引先の口座を見る',
    },
    resend: {
      title: '再振込を予定しています',
      text: (reason: string, day: string) =>
        `振り込んだ資金が戻されたため（理由：${reason}）、${day}にあらためて振り込みます。カードへの追加のご請求はありません。`,
      account: (account: string) => `再振込先：${account}`,
    },
    refund: {
      title: 'カードへの返金の手続きを行いました',
      text: (reason: string, isFeePaid: boolean) =>
        `振り込んだ資金が戻されたため（理由：${reason}）、カードのご請求を${isFeePaid ? '手数料を含めて' : '全額'}返金します。支払先へは、別の方法でお支払いください。`,
      receipt: '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。',
    },
  },
  cancelled: {
    reasons: {
      buyer: 'お申し込みをキャンセルしました',
      examiner: '審査の結果、このお支払いをお引き受けできませんでした',
      unanswered: '期限までにご回答を確認できなかったため、お申し込みをキャンセルしました',
      declined: 'このご依頼を辞退しました',
      withdrawn: '請求元が、このご依頼を取り下げました',
    } satisfies Record<Cancellation['reason'], string>,
    settlements: {
      void: () =>
        'カードへの請求は行われません。利用枠が戻る時期はカード会社の処理によって異なり、すぐには戻らないことがあります。',
      refund: (isFeePaid: boolean) =>
        `カードのご請求は、${isFeePaid ? '手数料を含めて' : ''}全額を返金します。返金がご利用明細に反映される時期は、カード会社の処理によって異なります。`,
      void_or_refund: (isFeePaid: boolean) =>
        `カードへの請求が確定していた場合は、${isFeePaid ? '手数料を含めて' : ''}全額を返金します。確定していなかった場合、請求は行われません。結果は、まもなくこの画面に表示されます。`,
      charge_back: (isFeePaid: boolean) =>
        `カードのご請求は、カード会社が取り消しています（チャージバック）。カード会社が改めて請求した場合は、${isFeePaid ? '手数料を含めて' : ''}全額を返金します。`,
    } satisfies Record<Settlement, (isFeePaid: boolean) => string>,
    advice: (isOverdue: boolean) =>
      `支払先への振込は行われません。${isOverdue ? '支払期日を過ぎています。お支払いがまだの場合は、お早めに別の方法でお支払いください。' : '支払期日までに、別の方法でお支払いください。'}`,
    fromSeller: '請求元からのメッセージ',
    toSeller: '請求元に伝えた理由',
  },
  /** A request that nobody paid: whether it is owed, and how it is paid, only its seller knows. */
  unpaid: {
    declined: 'カードへの請求は行われません。お支払い方法は、請求元とご相談ください。',
    withdrawn: 'お手続きは不要です。お支払いについては、請求元の事業者に直接ご確認ください。',
    expiredTitle: '期限までにお支払いの手続きがなかったため、このご依頼は終了しました',
    expired: 'カードへの請求は行われません。お支払いについては、請求元の事業者に直接ご確認ください。',
  },
  receipt: { download: '領収書をダウンロードする', failed: '領収書をダウンロードできませんでした' },
  answer: {
    heading: 'ご対応をお願いします',
    sellerHeading: '請求元の対応をお待ちしています',
    sellerRequired:
      '請求元の口座に振り込めないため、請求元に振込先口座の確認をお願いしています。お客さまのお手続きは必要ありません。お支払いをやめる場合は、キャンセルできます。',
    cardCharged:
      'カードのお支払いがすでに確定しているため、承認をやり直す必要はありません。ご回答・ご説明を入力して、送信してください。',
    commentTitle: '担当者からのコメント',
    authorise: 'カードの承認をやり直す',
    authoriseHere:
      '下の「カードの承認をやり直す」ボタンから、カードを承認してください。別のカードもご利用いただけます。',
    edit: 'お申し込みの内容を修正する',
    comment: 'ご回答・ご説明',
    send: '回答を送信する',
    sent: '回答を送信しました。審査を再開します。',
    unknown: '回答を送信できたかどうかを確認できませんでした',
    empty: 'ファイルを追加するか、ご回答を入力してください。',
    tooLong: `${maxCommentLength}文字以内で入力してください。`,
    until: 'ご対応期限',
    unanswered: '期限までにご回答がない場合、お申し込みはキャンセルされます。',
    refusals: {
      file_already_used: '追加したファイルは、ほかのお申し込みですでに使われています。別のファイルを追加してください。',
      invoice_not_editable:
        'このお支払いは、いまは回答や修正ができません。画面を再読み込みして、状態をご確認ください。',
      invoice_changed:
        'このお支払いは、ほかの画面で変更されました。最新の内容を表示しています。ご確認のうえ、もう一度送信してください。',
      file_not_found: 'アップロードしたファイルの有効期限が切れました。もう一度追加してください。',
    },
  },
} as const
