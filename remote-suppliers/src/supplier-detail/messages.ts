import type { InvoiceType, SupplierDeletion } from '@invoice-card/contracts'

export const messages = {
  title: '取引先の詳細',
  pay: 'この取引先に支払う',
  status: { title: '状態', contact: 'お問い合わせ' },
  facts: {
    title: '取引先の情報',
    name: '取引先名',
    kana: '取引先名（カナ）',
    form: '事業形態',
    forms: { 1: '法人', 2: '個人事業主' },
    representative: '代表者名',
    corporateNumber: '法人番号',
    registrationNumber: '登録番号（T番号）',
    address: '所在地',
    phone: '電話番号',
    email: 'メールアドレス',
    created: '登録日',
    none: '未登録',
    edit: '連絡先を編集',
  },
  accounts: {
    title: '振込先口座',
    none: {
      title: '振込先口座はまだ登録されていません',
      description: '口座を登録しておくと、お支払いの申込のときに選ぶだけで済みます。',
    },
    add: '口座を追加する',
    edit: '口座を修正する',
    changes: '変更の履歴',
    label: (text: string, number: string) => `${text}（口座番号 ${number}）`,
  },
  saved: {
    titles: { added: '口座を追加しました', changed: '口座を修正しました' },
    checkedAgain:
      'この取引先は確認前に戻りました。担当者がもう一度確認します。変更をお知らせするメールをお送りしました。お心当たりのない変更があれば、ただちにお問い合わせください。',
    kept: 'この口座は、次のお支払いから選べます。',
  },
  histories: {
    title: '履歴',
    lastPayment: '最終お支払い',
    noPayment: 'まだお支払いはありません。',
    planned: '（予定）',
    payments: 'お支払いの履歴を見る',
    collections: 'カード払いのご依頼の履歴を見る',
  },
  deletion: {
    open: '取引先を削除する',
    title: (name: string) => `${name}を削除しますか`,
    goes: '削除されるもの',
    kept: '残るもの',
    goesFacts: '取引先の情報',
    goesAccounts: (count: number) => `振込先口座（${count}件）とその変更の履歴`,
    retainedPayments: (count: number) => `終了したお支払い（${count}件）と、その請求書・領収書`,
    retainedRequests: (count: number) => `終了したカード払いのご依頼（${count}件）と、その書類`,
    nothingRetained: 'お支払いとカード払いのご依頼の記録は、もともとありません。',
    whereRetained: '残る記録は、お支払いとカード払いのご依頼の一覧から引き続きご覧いただけます。',
    final: '削除した取引先は元に戻せません。もう一度お支払いになるときは、あらためて登録してください。',
    yes: '削除する',
    no: '戻る',
    close: '閉じる',
    done: (name: string) => `${name}を削除しました。`,
    refusedTitle: (name: string) => `${name}は、いま削除できません`,
    refusals: {
      supplier_in_use:
        'お手続き中のお支払いまたはカード払いのご依頼があります。すべて終わってから、もう一度お試しください。',
      supplier_money_returned:
        '振込先の金融機関から戻された資金の取扱いが決まっていません。お支払いの詳細をご確認ください。',
      supplier_under_examination: '担当者が追加の確認を行っています。確認が終わってから、もう一度お試しください。',
    } satisfies Record<NonNullable<SupplierDeletion['refusal']>, string>,
    uses: 'お手続き中のもの',
    moreUses: (count: number) => `ほか${count}件`,
    applications: (count: number) =>
      `カードの本人認証の途中のお申し込みが${count}件あります。1時間以内に完了するか、取り消されます。`,
    returned: '組戻し・確認中',
    actionRequired: '要対応',
    types: {
      InvoicePayment: 'お支払い',
      InvoiceRequestBuyer: 'お支払い',
      InvoiceRequestSeller: 'カード払いのご依頼',
    } satisfies Record<InvoiceType, string>,
  },
} as const
