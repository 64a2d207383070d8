import type { TimelineEntry } from '@invoice-card/contracts'

export const messages = {
  notFound: { title: 'お支払いが見つかりません', description: 'アドレスをご確認いただくか、お支払いの一覧からお探しください。' },
  list: 'お支払いの一覧へ',
  loading: 'お支払いの内容',
  title: (supplier: string) => `${supplier}へのお支払い`,
  facts: {
    title: 'お申し込みの内容', edit: '内容を修正する', id: '申込番号', supplier: '支払先', sameSupplier: 'この支払先へのお支払いの履歴', account: '振込先口座', holder: '口座名義', due_date: '支払期日', transfer_date: '振込日', transfer_person_name: '振込名義', invoice_number: '請求書番号',
    registration_number: '登録番号', issue_date: '発行日', card: 'カード', created_at: '申込日時', none: 'なし', undecided: '未定', cardText: (brand: string, last4: string) => `${brand} 末尾${last4}`,
  },
  amounts: '金額',
  timeline: {
    title: '進み具合',
    kinds: {
      applied: 'お申し込み', checked: '1回目の審査', check_completed: '審査', captured: 'カードのお支払い確定', transferred: '支払先への振込', card_debit: 'カード代金の引き落とし',
      action_required: '対応のお願い', answered: 'ご回答', cancelled: 'キャンセル', expired: '期限切れ', requested: 'お支払いの依頼', linked: '依頼の受け取り', supplier_confirmed: '支払先の確認',
      came_back: '振込の返却（組戻し）', return_decision: '再振込または返金の確認', resent: '再度の振込', refunded: 'カードへの返金の手続き',
    } satisfies Record<TimelineEntry['kind'], string>,
    checkDone: '審査完了',
    until: 'まで',
    descriptions: {
      card_debit: '引き落とし日は、ご利用のカード会社の締め日によって決まります。',
      came_back: '振込先の金融機関から、振込した資金が戻されました。',
      refunded: '返金がご利用明細に反映される時期は、カード会社の処理によって異なります。',
    } satisfies Partial<Record<TimelineEntry['kind'], string>>,
  },
  returned: {
    pending: {
      title: '振込した資金が、金融機関から戻されました',
      text: (reason: string) => `戻された理由：${reason}。再度の振込または返金について、担当者が確認しています。決まりしだいお知らせします。`,
      advice: '口座に誤りがある場合は、登録取引先に正しい口座を追加してください。', open: '登録取引先の口座を見る',
    },
    resend: {
      title: '再度の振込を予定しています',
      text: (reason: string, day: string) => `振込した資金が戻されたため（理由：${reason}）、${day}にあらためて振込します。カードへの追加のご請求はありません。`,
      account: (account: string) => `再度の振込先：${account}`,
    },
    refund: {
      title: 'カードへの返金の手続きを行っています',
      text: (reason: string) => `振込した資金が戻されたため（理由：${reason}）、カードのご請求を手数料を含めて返金します。支払先へは、別の方法でお支払いください。`,
      receipt: '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。',
    },
  },
  files: { title: '請求書ファイル' },
  receipt: { download: '領収書をダウンロードする' },
  cancel: {
    open: 'お申し込みをキャンセルする',
    title: 'お申し込みをキャンセルしますか',
    before: '審査が完了する前のため、カードへの請求は確定していません。キャンセルすると、カードの利用枠の確保を取り消します。',
    after: 'カードへの請求が確定しているため、キャンセルすると全額を返金します。返金はカード会社の処理のあと、ご利用明細に反映されます。',
    until: (day: string) => `キャンセルできるのは、${day}の23時59分までです。`,
    limit: 'カードの利用枠が戻る時期は、カード会社の処理によって異なります。すぐには戻らないことがあります。',
    final: 'キャンセルしたお申し込みは元に戻せません。支払先への振込も行われません。',
    yes: 'キャンセルする',
    no: '戻る',
    done: 'お申し込みをキャンセルしました。',
    refusals: {
      invoice_already_transferred: 'すでに支払先への振込が完了しているため、キャンセルできません。',
      invoice_already_cancelled: 'このお申し込みは、すでにキャンセルされています。',
      cancel_deadline_passed: 'キャンセルできる期限（振込日の前営業日 23時59分）を過ぎています。',
    },
  },
  answer: {
    heading: 'ご対応をお願いします', sellerHeading: '請求元の対応をお待ちしています',
    sellerAsked: '請求元の口座に振り込めなかったため、請求元に振込先口座の確認をお願いしています。お客さまのお手続きは必要ありません。お支払いをやめる場合は、キャンセルできます。',
    authorise: 'カードの承認をやり直す',
    edit: 'お申し込みの内容を修正する',
    comment: 'ご回答・ご説明', send: '回答を送信する', sent: '回答を送信しました。審査を再開します。',
    empty: 'ファイルを追加するか、ご回答を入力してください。', tooLong: '1000文字以内で入力してください。', deadline: (day: string) => `${day}までにご回答がない場合、お申し込みはキャンセルされます。`,
    refusals: {
      duplicate_invoice: '追加したファイルは、ほかのお申し込みですでに使われています。別のファイルを追加してください。',
      invoice_not_editable: 'このお支払いは、いまは回答や修正ができません。画面を読み込み直して、状態をご確認ください。',
      file_not_found: 'アップロードしたファイルの有効期限が切れました。もう一度追加してください。',
    },
  },
} as const
