import { maxCompanyNameLength, maxInvoiceNumberLength } from '@invoice-card/contracts'
import { amountMessages } from '../fee/messages.ts'

const required = (item: string) => `${item}を入力してください。`
const choose = (item: string) => `${item}を選択してください。`

export const messages = {
  /** What a payment was not compared with before it is made. */
  uncompared: {
    readings: '請求書の読み取り結果を読み込めていません。支払先と口座が請求書と同じかどうかは、比べていません。',
    nothingRead:
      '請求書から金額、支払先、口座を自動で読み取れませんでした。入力した内容が請求書と同じかどうかは、比べていません。',
    accounts: '登録済みの口座を読み込めていません。請求書の口座が登録済みの口座と同じかどうかは、比べていません。',
  },
  title: '請求書の内容の入力',
  lead: '自動で読み取った内容です。誤りがあれば修正してください。',
  leadByHand: '請求書を見ながら入力してください。',
  reading: '請求書を読み取っています。読み取れた項目から入力欄に反映します。',
  readingOver: '請求書を読み取りました。内容をご確認ください。',
  readingFailed: '請求書を自動で読み取れませんでした。請求書を見ながら入力してください。',
  viewer: { title: '請求書', see: '請求書を見る', expand: '請求書を表示する', collapse: '請求書を閉じる' },

  sections: { invoice: '請求書の内容', supplier: '支払先', account: '振込先口座', transfer: '振込' },
  fields: {
    amount: {
      label: '請求金額（税込）',
      required: required('請求金額'),
      invalid: amountMessages.invalid('請求金額'),
      tooLarge: amountMessages.tooLarge,
    },
    due_date: {
      label: '支払期日',
      required: required('支払期日'),
      invalid: '支払期日は正しい日付で入力してください（例 11/30、20261130）。',
      passed: '支払期日を過ぎています。支払先にご確認のうえお進みください。',
      far: '支払期日が2年以上先の日です。請求書をご確認ください。',
    },
    transfer_date: {
      label: '振込日',
      help: '支払先の口座に振り込む日です。銀行の営業日から選べます。',
      required: choose('振込日'),
      /** Of a day in the list, and of the chosen one, under it. */
      onDueDate: { mark: '（支払期日）', note: '支払期日と同じ日です。' },
      beforeDueDate: { mark: '（支払期日直前）', note: '支払期日の直前の営業日です。' },
      closed: 'この日は銀行の休業日のため振り込めません。営業日を選択してください。',
      outOfRange: (first: string, last: string) => `振込日は${first}から${last}までの営業日を選択してください。`,
      lost: (day: string) => `選択していた${day}は、受付が終わったため選べなくなりました。振込日を選び直してください。`,
      afterDue: '支払期日より後の日です。支払先にご確認のうえお進みください。',
    },
    issue_date: {
      label: '発行日',
      invalid: '発行日は正しい日付で入力してください（例 11/30、20261130）。',
      future: '発行日が今日より後の日です。請求書をご確認ください。',
      afterDue: '発行日が支払期日より後の日になっています。請求書をご確認ください。',
    },
    invoice_number: {
      label: '請求書番号',
      tooLong: `請求書番号は${maxInvoiceNumberLength}文字以内で入力してください。`,
    },
    registration_number: {
      label: '登録番号（T番号）',
      help: 'Tと13桁の数字です。適格請求書でない場合は空欄のままで構いません。',
      invalid: '登録番号はTと13桁の数字で入力してください。',
      unverifiable: 'この登録番号は、法人番号からは確かめられませんでした。入力に間違いがないかご確認ください。',
      differs: '登録番号が支払先の法人番号と一致しません。どちらが正しいかご確認ください。',
    },
    supplierId: { label: '支払先', required: choose('支払先') },
    business_form: { label: '事業形態', corporation: '法人', soleProprietor: '個人事業主' },
    supplierName: {
      corporation: '法人名',
      soleProprietor: '屋号または氏名',
      required: (item: string) => required(item),
      tooLong: (item: string) => `${item}は${maxCompanyNameLength}文字以内で入力してください。`,
    },
    corporate_number: {
      label: '法人番号',
      help: '13桁の番号です。分からない場合は空欄のままで構いません。',
      invalid: '法人番号が正しくありません。13桁の番号をご確認ください。',
    },
    accountId: { label: '振込先口座', required: choose('振込先口座') },
    transfer_person_name: {
      label: '振込名義（カナ）',
      help: '支払先の通帳に表示される名前です。',
      required: required('振込名義'),
      invalid: '振込名義はカタカナまたは英数字で入力してください。漢字は使えません。',
      tooLong: '振込名義は30文字以内で入力してください。濁点と半濁点も1文字に数えます。',
    },
  },

  supplier: {
    own: '自社を支払先にすることはできません。請求書の発行元を支払先にしてください。',
    registered: '登録取引先',
    choose: '登録済みの支払先から選ぶ',
    add: '新しい支払先を登録する',
    search: '会社名・カナ・法人番号で探す',
    none: '該当する支払先が見つかりません。',
    another: (issuer: string) =>
      `請求書の発行元は「${issuer}」と読み取れました。選択した支払先と異なるため、お間違いがないかご確認ください。`,
    unregistered: '請求書の発行元は、まだ登録されていません。内容を確認して登録してください。',
  },
  account: {
    own: '口座名義が自社と同じです。自社の口座に振り込むことはできません。支払先の口座を指定してください。',
    add: '新しい口座を登録する',
    loading: '登録済みの口座を調べています',
    failed: '登録済みの口座を読み込めませんでした。もう一度お試しください。',
    retry: 'もう一度読み込む',
    needsSupplier: '支払先を選ぶと、登録済みの口座が表示されます。',
    chosenDiffers: '選択した口座は、請求書に書かれた口座と異なります。お間違いがないかご確認ください。',
    differs:
      '請求書に書かれた口座は、登録済みの口座と異なります。振込先の変更を装う詐欺にご注意ください。支払先に電話などで確認してからお進みください。',
  },
  fromRegistry: '国税庁の公表情報から入力しました。',
  readInstead: (value: string) => `請求書では「${value}」と読み取れました。どちらが正しいか、ご確認ください。`,

  check: {
    change: '変更',
    changeOf: (label: string) => `${label}を変更`,
    keys: '上下の矢印キーで移動、Enterキーで変更',
    differs: {
      issuer: (label: string) => `${label}（請求書の発行元と異なります）`,
      account: (label: string) => `${label}（請求書の口座と異なります）`,
      unregistered: (label: string) => `${label}（登録済みの口座と異なります）`,
    },
    none: '要確認の項目はありません。',
    seeAll: '要確認の項目を見る',
    count: (fields: number) => `要確認 ${fields.toLocaleString('ja-JP')}件`,
    read: '読み取り済み',
    isNew: '新しい支払先として登録します。',
  },
  next: '確認へ進む',
  changedMeanwhile: '進む途中で入力内容が変わりました。もう一度「確認へ進む」を押してください。',
  back: '請求書を選び直す',
  draft: {
    save: '下書きを保存する',
    saving: '下書きを保存しています',
    saved: (time: string) => `${time} に下書きを保存しました`,
    failed: '下書きを保存できませんでした。入力内容はこの画面に残っています。まもなく、もう一度保存します。',
    limit: '下書きの保存件数が上限に達しています。不要な下書きを削除してください。',
    applied: 'この請求書はお申し込み済みか、請求書ごとに分けられているため、下書きは保存されません。',
    notice: '下書きを保存しました。',
    changed: {
      title: 'この下書きは、ほかの画面で変更されています',
      text: 'この画面で入力した内容は保存されていません。保存された内容を開くと、この画面で入力した内容は破棄されます。先に、どちらの内容を使うかを選んでください。',
      open: '保存された内容を開く',
      overwrite: 'この画面の内容で上書きする',
    },
  },
} as const
