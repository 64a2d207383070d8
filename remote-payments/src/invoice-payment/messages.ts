import { amountMessages } from '../common/fee/messages.ts'

export const messages = {
  title: '支払先を選んで支払う',
  lead: '支払先と金額を入力して、手数料を確かめてから請求書を選びます。',
  sections: { payee: '支払先', payment: 'お支払い', fee: '手数料とお支払い金額' },
  by: { label: '支払先の探し方', registered: '登録済みの支払先から選ぶ', number: '法人番号から探す' },
  supplier: { label: '会社名・カナ・法人番号で探す', add: '取引先を先に登録する', none: '該当する支払先が見つかりません。', required: '支払先を選択してください。' },
  number: {
    label: '法人番号', help: '13桁の番号です。国税庁の公表情報から名称を表示します。', required: '法人番号を入力してください。', invalid: '法人番号が正しくありません。13桁の番号をご確認ください。',
    notKnown: '法人番号から支払先を確認できていません。番号をご確認のうえ、名称が表示されてからお進みください。',
    found: '名称', kana: 'フリガナ', registered: '登録済みの支払先です。登録された口座をお使いいただけます。', unregistered: 'まだ登録されていない支払先です。請求書の内容とあわせて登録します。',
    notFound: 'この法人番号の法人は、国税庁の公表情報にありません。番号をご確認ください。', looking: '法人番号を調べています', failed: '法人番号を調べられませんでした。しばらくしてからもう一度お試しください。', retry: 'もう一度調べる',
  },
  amount: { label: 'お支払い金額（税込）', required: 'お支払い金額を入力してください。', invalid: amountMessages.invalid('お支払い金額'), tooLarge: amountMessages.tooLarge },
  dueDate: { label: '支払期日', help: '請求書に書かれている支払期日です。', required: '支払期日を入力してください。', invalid: '支払期日は正しい日付で入力してください。' },
  notPayable: '指定された取引先は、削除されているか、お支払いいただけない取引先です。支払先を選び直してください。',
  loadFailed: '取引先を読み込めませんでした。下の欄から選択してください。',
  file: 'お支払いには請求書が必要です。次の画面で請求書ファイルを選択してください。',
  next: '請求書の選択へ進む',
  back: '請求書の選択から始める',
} as const
