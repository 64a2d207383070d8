export const messages = {
  back: '登録取引先に戻る',
  backToSupplier: (name: string) => `${name}に戻る`,
  loading: '取引先',
  notFound: { title: '取引先が見つかりません', description: '削除されたか、アドレスが正しくない可能性があります。' },
  accountNotFound: { title: '口座が見つかりません', description: '取引先の画面から、口座をお選びください。' },
  toList: '登録取引先の一覧へ',
  identity: {
    fixed:
      '登録済みの取引先名、カナ、法人番号、登録番号は、確認の対象のため変更できません。変わった場合は、取引先を削除して登録し直すか、お問い合わせください。',
    contact: 'お問い合わせ窓口を開く',
  },
  account: { bank: '金融機関', branch: '支店', type: '預金種目', number: '口座番号', holder: '口座名義' },
  accountSaved: {
    titles: { added: '口座を追加しました', changed: '口座を修正しました' },
    checkedAgain:
      'この取引先は確認前に戻りました。担当者がもう一度確認します。変更をお知らせするメールをお送りしました。お心当たりのない変更があれば、ただちにお問い合わせください。',
    available: 'この口座は、次のお支払いから選べます。',
    seeSupplier: (name: string) => `${name}を開く`,
  },
  year: (year: number) => `${year}年`,
} as const
