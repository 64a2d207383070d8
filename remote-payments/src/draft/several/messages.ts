import type { PageRange } from '@invoice-card/contracts'
import { pageRangeText } from '@invoice-card/domain'

export const messages = {
  title: (count: number) => `このPDFには${count}通の請求書があります`,
  pages: (invoices: readonly PageRange[]) =>
    invoices.map((invoice, at) => {
      const [begin, end] = [at === 0 ? '（' : '', at === invoices.length - 1 ? '）' : '、']
      return begin + pageRangeText(invoice) + end
    }),
  text: '読み取ったのは1通目だけです。分けると、1通ずつ読み取って下書きにします。',
  split: '請求書ごとに分けて支払う',
  openQueue: '一覧を開く',
  openDrafts: '下書きを開く',
  byHand: '読み取ったのは1通目だけです。連携サービスから受け取ったお支払いのため、ここでは分けられません。',
  ask: {
    title: '入力した内容は引き継がれません',
    text: (fileName: string) =>
      `「${fileName}」を請求書ごとに分けます。分けたあとの下書きは読み取りからやり直すため、ここで入力した内容や追加したファイルは引き継がれません。`,
    confirm: '分ける',
    back: '戻る',
  },
  noRoom: (room: number) =>
    `「選択した請求書」の一覧に、あと${room}件しか追加できません。一覧の請求書のお支払いを済ませるか、一覧を消してから、もう一度お試しください。`,
} as const
