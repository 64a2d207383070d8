import { invoiceDisplayId } from '@invoice-card/domain'
import { messages as duplicateMessages } from '../../invoice-values/duplicates/messages.ts'

const what = { draft: '下書き', request: '依頼', both: '下書きと依頼' } as const
type Kinds = keyof typeof what
const count = (rows: number) => `${rows.toLocaleString('ja-JP')}件`

interface Named {
  readonly name: string
  readonly invoiceNumber: string
}

/** Several may be of one supplier. */
const nameOf = ({ name, invoiceNumber }: Named): string =>
  invoiceNumber === '' ? name : `${name}（請求書番号 ${invoiceNumber}）`

export const messages = {
  title: 'まとめて支払う',
  description:
    '1枚の登録済みカードで、選択した下書きと依頼を1件ずつ順番に支払います。お申し込みは請求書ごとに分かれます。',
  unnamed: '支払先 未入力',
  caption: 'まとめて支払う請求書',
  columns: {
    supplier: '支払先',
    number: '請求書番号',
    total: '合計',
    deadline: '振込日・期限',
    actions: '操作',
  },
  amountOf: '請求金額 ',
  feeOf: '手数料 ',
  none: 'なし',
  noFee: '計算中',
  days: { draft: '振込日', request: 'カード払いの期限' },
  holderOf: (kana: string) => `口座名義 ${kana}`,
  dueOn: '支払期日',
  remove: '外す',
  removeOf: (name: string) => `${name}を外す`,
  sums: {
    amount: (rows: number) => `請求金額の合計（${count(rows)}）`,
    fee: '手数料の合計（税込）',
    total: 'カードのお支払い合計',
  },
  notes: {
    newSupplier: '支払先を新しく登録します。',
    newAccount: '振込先口座を新しく登録します。',
    toCheck: (fields: readonly string[]) => `要確認：${fields.join('、')}`,
    onPaper: (field: string, text: string) => `${field}：${text}`,
    readDocument: (id: string) => `${duplicateMessages.readDocument(id)}。${duplicateMessages.check}`,
    afterDue: '振込日が支払期日より後です。',
    open: '内容を確認する',
    openOf: (name: string) => `${name}の内容を確認する`,
  },
  alike: {
    sameDay: (other: string) => `${other}と、支払先・金額・支払期日が同じです。${duplicateMessages.check}`,
    sameNumber: (other: string) => `${other}と、支払先・請求書番号が同じです。${duplicateMessages.check}`,
    draft: (file: string, number: string) =>
      `選択中の下書き（${file}${number === '' ? '' : `、請求書番号 ${number}`}）`,
  },
  duplicate: {
    note: (rows: number) =>
      `二重のお支払いの可能性がある${count(rows)}は、お支払いに含まれていません。二重ではないことを確認してチェックを入れるか、「外す」を押してください。`,
    unconfirmed: '二重のお支払いではないことを確認してチェックを入れるか、「外す」を押してください。',
    unconfirmedOf: (item: Named, text: string) => `${nameOf(item)}：${text}`,
  },
  held: {
    ticks: {
      doubts: '確認しました。一緒に支払う',
      duplicate: '二重のお支払いではないことを確認しました。一緒に支払う',
      both: '内容と、二重のお支払いではないことを確認しました。一緒に支払う',
    },
    tickOf: (item: Named, tick: string) => `${nameOf(item)}：${tick}`,
    note: (rows: number) =>
      `要確認の${count(rows)}は、お支払いに含まれていません。内容を確認してチェックを入れると、一緒に支払えます。`,
    none: '支払うものが選択されていません。要確認の内容を確認して、チェックを入れてください。',
  },
  leftOut: {
    title: (kinds: Kinds, rows: number) => `まとめて支払えない${what[kinds]}（${count(rows)}）`,
    missing: (fields: readonly string[]) => `未入力または要修正：${fields.join('、')}`,
    otherField: 'その他の項目',
    noFile: '請求書ファイルがありません。',
    notLoadedName: '読み込めなかった下書き',
    notLoaded:
      '読み取り結果と登録済みの口座を読み込めず、請求書と比べていません。もう一度読み込むか、1件ずつお支払いください。',
    noCalendar: '振込日を決めるための営業日を読み込めませんでした。もう一度読み込むか、1件ずつお支払いください。',
    requestNotLoaded: 'ご依頼を読み込めませんでした。もう一度読み込むか、1件ずつお支払いください。',
    failed: '読み込めなかったものがあります',
    again: 'もう一度読み込む',
    reading: '請求書を読み取っています。しばらくしてから、もう一度お試しください。',
    known: (id: string) => `この請求書は、${id}でお申し込み済みです。`,
    discarded:
      '連携サービスからのお支払いの一覧で除外されています。お支払いになる場合は、内容の画面からお手続きください。',
    cancelledItem: (id: string) =>
      `このお支払いは、${id}でお申し込みのあと、キャンセルされています。お支払いになる場合は、内容の画面からお手続きください。`,
    paidItem: (id: string) => `このお支払いは、${id}でお申し込み済みです。`,
    openKnown: (id: string) => `${id}を開く`,
    duplicate: (first: string, number: string) =>
      `選択中の下書き（${first}、請求書番号 ${number}）と同じ請求書です。同じ請求書を二重に支払うことはできません。`,
    number: (number: string) => `請求書番号 ${number}`,
    sameNewSupplier:
      '同じ新しい支払先の請求書が、ほかにも選択されています。先にそのお支払いを済ませてから、もう一度お試しください。',
    gone: '下書きがないため、まとめて支払うことができません。お申し込み済みの場合は、お支払いの一覧に表示されます。',
    goneName: 'お申し込み済み、または削除された下書き',
    paid: (id: string) => `お支払いのお申し込みが完了しています（${id}）。`,
    paidAlone: 'お支払いのお申し込みが完了しています。',
    paidName: '支払い済みの下書き',
    seePaid: 'お申し込みの内容を見る',
    payments: 'お支払いの一覧へ',
    goneRequest: 'ご依頼が見つかりません。支払い待ちの一覧をご確認ください。',
    goneRequestName: (id: number) => `依頼 ${invoiceDisplayId(id)}`,
    switchedOff: 'カード払いのご依頼は、現在ご利用いただけません。',
    open: 'ご依頼を開く',
    openOf: (name: string) => `${name}のご依頼を開く`,
    fill: '内容を入力する',
    fillOf: (name: string) => `${name}の内容を入力する`,
  },
  surplus: (rows: number, max: number) =>
    `一度にまとめて支払えるのは${count(max)}までです。${count(rows)}は一覧から外しました。`,
  empty: {
    title: 'まとめて支払うものがありません',
    description: '下書きの一覧、または支払い待ちの一覧で、支払うものを選択してください。',
  },
  noneComplete: {
    title: (kinds: Kinds) => `まとめて支払える${what[kinds]}がありません`,
    text: {
      draft: '支払えない理由は、上の一覧をご確認ください。足りない内容は、入力するとまとめて支払えます。',
      request: '支払えない理由は、上の一覧をご確認ください。',
      both: '下書きは、足りない内容を入力すると、まとめて支払えます。',
    } satisfies Record<Kinds, string>,
  },
  drafts: '下書きの一覧へ',
  requests: '支払い待ちの一覧へ',
  savedOnly: {
    text: 'まとめて支払えるのは、登録済みのカードだけです。',
    before: '新しいカードは「',
    link: 'お支払い方法',
    after: '」で登録できます。',
  },
  noCard: {
    title: 'ご利用いただける登録済みのカードがありません',
    text: 'お支払い方法の画面でカードを登録すると、まとめて支払えます。登録したあと、この画面に戻ってください。',
    link: 'カードを登録する',
    required: 'カードを登録してください。',
    oneByOne: 'ご利用いただける登録済みのカードがありません。1件ずつお支払いください。',
  },
  security:
    'お支払いごとに、カード会社の本人認証（3Dセキュア）の画面へ移動することがあります。認証が終わると、自動で次のお支払いに進みます。審査が終わるまで、カードの利用枠だけが確保されます。',
  pay: (rows: number, total: string) => `${count(rows)} ${total}を支払う`,
  payWithoutTotal: '支払う',
  feeChanged:
    '手数料が変わりました。新しい金額をご確認のうえ、もう一度お支払いのボタンを押してください。カードへの請求は行われていません。',
  notAllowed: '現在お支払いいただけません。画面上部のお知らせをご確認ください。',
} as const
