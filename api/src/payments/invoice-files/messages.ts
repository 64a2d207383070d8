import { maxFileMebibytes, maxPhotoPixels, type invoiceFiles, type PageRange } from '@invoice-card/contracts'
import { pageRangeText } from '@invoice-card/domain'
import type { Messages } from '../../platform/http/public.ts'

// As announced uploads have it.
const maxNameLength = 255

export const invoiceFilesMessages: Messages<typeof invoiceFiles> = {
  too_many_files:
    'アップロードの途中か、読み取りを待っているファイルが多すぎます。しばらく時間をおいてから、もう一度お試しください。',
  too_many_unused_files:
    'お支払い・ご依頼・下書きに使われていないファイルの容量が上限に達しました。アップロード済みの請求書をお申し込み・ご依頼いただくか、下書きに保存してから、もう一度お試しください。',
  file_not_found: 'ファイルが見つかりませんでした。もう一度アップロードしてください。',
  file_not_uploaded: 'ファイルのアップロードが完了していません。もう一度アップロードしてください。',
  file_empty: 'ファイルの中身が空です。内容のあるファイルを選択してください。',
  file_too_large: `ファイルサイズは${maxFileMebibytes}MB以下にしてください。`,
  file_type_not_supported: 'PDF、JPEG、PNG形式のファイルを選択してください。',
  file_encrypted: 'パスワードで保護されたPDFは読み込めません。保護を解除したファイルを選択してください。',
  file_broken: 'ファイルが壊れているため読み込めません。ファイルが正しく開けるかをご確認ください。',
  file_has_one_invoice: 'このファイルから複数の請求書は見つかりませんでした。',
  file_already_used: 'このファイルは、お申し込み済みか、お支払いの手続き中のため、分けられません。',
  draft_limit_reached:
    '請求書の数だけ下書きを保存できません。保存できる下書きは100件までです。不要な下書きを削除してください。',
  file_too_many_pages: 'ページ数が多すぎます。20ページ以下のファイルを選択してください。',
  file_too_many_pixels: `写真の画素数が多すぎます。${(maxPhotoPixels / 10_000).toLocaleString('ja-JP')}万画素以下の写真を選択してください。`,
}

/** Another call splits the file, or too much of the company waits. */
export const splitBusy = 'ファイルを分けている途中です。少し時間をおいてから、もう一度お試しください。'

/** What is said of a file that holds several invoices. */
export const severalWarning = (invoices: readonly PageRange[]): string =>
  `このファイルには請求書が${invoices.length}通あるようです（${invoices.map(pageRangeText).join('、')}）。読み取ったのは1通目だけです。請求書ごとに分けてお支払いください。`

/** The name of a part: that of its file, cut where it would be too long, with its pages. */
export const partName = (fileName: string, range: PageRange): string => {
  const ending = `（${pageRangeText(range)}）.pdf`
  return `${fileName.replace(/\.pdf$/i, '').slice(0, maxNameLength - ending.length)}${ending}`
}
