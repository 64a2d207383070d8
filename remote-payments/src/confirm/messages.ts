const again = '内容をご確認のうえ、もう一度お試しください。'

export const messages = {
  title: 'お支払い内容の確認',
  sections: { payee: '支払先と振込日', invoice: '請求書', transfer: '振込', fee: 'お支払い金額' },
  edit: '修正する',
  terms: {
    file: '請求書ファイル',
    attached: 'その他の添付ファイル',
    amount: '請求金額（税込）',
    due_date: '支払期日',
    issue_date: '発行日',
    invoice_number: '請求書番号',
    registration_number: '登録番号（T番号）',
    supplier: '支払先',
    corporate_number: '法人番号',
    account: '振込先口座',
    holder: '口座名義',
    transfer_date: '振込日',
    transfer_person_name: '振込名義',
    newMark: '新しく登録します',
    none: 'なし',
    notLoaded: '読み込めませんでした',
  },
  unchecked: {
    title: (fields: readonly string[]) => `要確認のまま：${fields.join('、')}`,
    see: '入力内容を確認する',
  },
  left: {
    title: '前回の本人認証が完了したか、まだ確認できていません',
    text: '完了していた場合、お手続きはこのまま進み、結果がお支払いの一覧に表示されます。完了していない場合は、本人認証を続けるか、最初からやり直してください。やり直すと、前回のお手続きは取り消されます。カードの利用枠が一時的に確保されている場合は、自動で解放します。',
    startAgain: '最初からやり直す',
  },

  fix: '入力内容を修正する',
  seePayments: 'お支払いの一覧を見る',
  seePrepared: '連携サービスからのお支払いを見る',
  chooseFile: '請求書を選び直す',
  refusals: {
    commission_changed:
      '手数料が変わりました。新しい金額をご確認のうえ、もう一度お支払いのボタンを押してください。カードへの請求は行われていません。',
    duplicate_invoice:
      'この請求書は、すでにお支払いのお申し込みがあります。同じ登録番号・請求書番号・金額、または同じファイルの請求書は、二重に支払うことができません。カードへの請求は行われていません。',
    transfer_date_not_available: '選択した振込日は受付時間を過ぎたため選べなくなりました。振込日を選び直してください。',
    supplier_not_found: '選択した支払先が見つかりません。支払先を選び直してください。',
    supplier_is_own_company: '自社を支払先にすることはできません。支払先をご確認ください。',
    account_is_own_company:
      '自社の口座にはお支払いいただけません。振込先の口座をご確認ください。カードへの請求は行われていません。',
    supplier_not_allowed:
      'この支払先には、確認の結果お支払いいただけません。別の支払先を選択してください。詳しくは、お問い合わせください。カードへの請求は行われていません。',
    supplier_frozen:
      'この支払先は利用停止中です。別の支払先を選択してください。詳しくは、お問い合わせください。カードへの請求は行われていません。',
    supplier_already_exists: 'この支払先はすでに登録されています。登録済みの支払先から選択してください。',
    corporate_number_incorrect: '法人番号が正しくありません。13桁の番号をご確認ください。',
    registration_number_incorrect: '登録番号が正しくありません。Tと13桁の数字で入力してください。',
    registration_number_is_own: '登録番号が自社の番号になっています。請求書の発行元の登録番号を入力してください。',
    account_not_found: '選択した口座が見つかりません。口座を選び直してください。',
    bank_not_found: '金融機関が見つかりません。もう一度選択してください。',
    branch_not_found: '支店が見つかりません。もう一度選択してください。',
    holder_not_convertible: '口座名義を振込に使う形に変換できません。カタカナで入力してください。',
    transfer_person_name_not_kana: '振込名義はカタカナまたは英数字で、30文字以内で入力してください。',
    amount_over_limit: '一度にお支払いいただける金額を超えています。請求金額をご確認ください。',
    file_not_found: '請求書ファイルが見つかりません。もう一度アップロードしてください。',
    draft_not_found: `下書きが別の画面で削除されていました。${again}`,
    pre_item_not_found:
      'このお支払いは、別の画面で除外されたため、お申し込みいただけません。カードへの請求は行われていません。',
    pre_item_already_registered:
      'このお支払いは、すでにお申し込みいただいています。二重のお支払いを防ぐため、お申し込みを受け付けませんでした。カードへの請求は行われていません。',
    pre_item_payment_in_progress:
      'このお支払いは、別の画面でお手続きの途中です。カードの認証が終わっていない場合は、しばらく時間をおいてから、もう一度お試しください。',
    promotion_code_invalid:
      'プロモーションコードをご利用いただけなかったため、適用を取り消しました。新しいお支払い金額をご確認のうえ、もう一度お支払いのボタンを押してください。カードへの請求は行われていません。',
  },
} as const
