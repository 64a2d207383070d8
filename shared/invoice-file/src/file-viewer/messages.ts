import type { PageRange } from '@invoice-card/contracts'
import { pageRangeText } from '@invoice-card/domain'

/** Texts of the viewer. Pages count from 1, `percent` is that of the zoom. */
export const messages = {
  partOf: (pages: PageRange) => `分ける前のファイルの${pageRangeText(pages)}`,
  tools: '請求書の表示の操作',
  page: (page: number, count: number) => `${page} / ${count}ページ`,
  picture: (name: string, page: number) => `${name}の${page}ページ目`,
  previous: '前のページ',
  next: '次のページ',
  zoomIn: '拡大する',
  zoomOut: '縮小する',
  zoom: (percent: number) => `${percent}%`,
  fitWidth: (percent: number) => `${percent}%、幅に合わせる`,
  fitWidthTitle: '幅に合わせる',
  rotate: '右に90度回転する',
  download: (name: string) => `${name}をダウンロードする`,
  print: '請求書を印刷する',
  printFailed: '請求書を印刷できませんでした。ダウンロードしてから印刷してください。',
  region: '請求書の表示',
  loading: '請求書のプレビューを読み込んでいます',
  noPages: {
    title: 'プレビューを表示できません',
    description: 'ダウンロードすると、ファイルの内容をご確認いただけます。',
  },
  broken: {
    title: 'このページを表示できませんでした',
    description: '通信環境をご確認のうえ、もう一度読み込んでください。',
  },
  retry: 'もう一度読み込む',
  notSaved: '請求書をダウンロードできませんでした',
  downloadShort: 'ダウンロードする',
} as const
