export const messages = {
  title: '修正内容の確認',
  lead: '変わる項目だけを表示しています。内容をご確認ください。',
  changes: '変更する項目',
  before: '変更前',
  after: '変更後',
  terms: {
    amount: '請求金額（税込）',
    due_date: '支払期日',
    issue_date: '発行日',
    invoice_number: '請求書番号',
    registration_number: '登録番号（T番号）',
    supplier: '支払先',
    account: '振込先口座',
    holder: '口座名義',
    transfer_date: '振込日',
    transfer_person_name: '振込名義',
    files: '請求書ファイル',
    comment: 'ご回答・ご説明',
    question: '対応のお願い',
    payee: '支払先・振込先口座',
    none: 'なし',
    newMark: '（新しく登録します）',
  },
  fee: '新しいお支払い金額',
  cardNote: '金額が変わるため、新しい金額でカードの承認をやり直します。承認が完了すると、以前の承認は取り消されます。',
  allButAmountSent:
    '請求金額以外の修正は、すでに反映されています。請求金額は、カードの承認が完了するまで元の金額のままです。',
  left: {
    allButAmount: 'お申し込みの内容を修正しました。請求金額は、カードの承認の前に画面を離れたため、変更していません。',
    failed: (reason: string) => `お申し込みの内容を修正できませんでした。${reason}`,
  },
  apply: 'この内容で修正する',
  applied: 'お申し込みの内容を修正しました。',
  applyAndAuthorise: (total: string) => `修正して${total}のカード払いを承認する`,
  outdated: {
    title: {
      corrections: 'ほかの画面で内容が変わったため、まだ修正していません',
      asked: '対応のお願いが届いたため、まだ修正していません',
      amount: '請求金額は、まだ変更していません',
    },
    text: 'この修正を始めたあとに、お支払いの内容が変わりました。最新の内容に、入力した修正を重ねて表示します。ご確認のうえ、もう一度お進みください。',
    asked:
      'この修正を始めたあとに、対応のお願いが届きました。お支払いの詳細で内容をご確認のうえ、もう一度お手続きください。',
    changes: '変わった項目',
    show: '最新の内容で確認する',
  },
  failedTitle: '修正できませんでした',
  fix: '入力内容を修正する',
  back: '入力に戻る',
  nothing: {
    title: '変更する項目はありません',
    description: 'お申し込みの内容は、入力した内容のとおりになっています。',
  },
  amountLost: {
    title: '請求金額は変更できません',
    description:
      'カードのお支払いが確定したため、請求金額は変更できなくなりました。カードへの追加の請求は行われていません。入力画面で、ほかの修正の内容をご確認ください。',
  },
  detail: 'お支払いの内容を見る',
  refusals: {
    card_already_charged:
      'カードのお支払いが確定したため、請求金額は変更できなくなりました。カードへの追加の請求は行われていません。',
    commission_changed:
      '手数料が変わりました。新しい金額をご確認のうえ、もう一度承認のボタンを押してください。以前の承認は取り消されていません。',
    account_is_own_company: '自社の口座にはお支払いいただけません。振込先の口座をご確認ください。',
    invoice_not_editable: '審査が始まったため、このお支払いは修正できなくなりました。',
    duplicate_invoice:
      '同じ登録番号・請求書番号・金額の請求書に、すでにお支払いのお申し込みがあります。請求書番号と請求金額をご確認ください。',
    file_already_used:
      '選択した請求書ファイルは、ほかのお申し込みですでに使われています。別のファイルを選択してください。',
    account_already_exists: 'この口座はすでに登録されています。登録済みの口座から選択してください。',
  },
} as const
