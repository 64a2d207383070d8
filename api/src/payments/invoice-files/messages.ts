import { maxFileMebibytes, maxPhotoPixels, type invoiceFiles } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'

export const invoiceFilesMessages: Messages<typeof invoiceFiles> = {
  too_many_files:
    'アップロードの途中か、読み取りを待っているファイルが多すぎます。しばらく時間をおいてから、もう一度お試しください。',
  file_not_found: 'ファイルが見つかりませんでした。もう一度アップロードしてください。',
  file_not_uploaded: 'ファイルのアップロードが完了していません。もう一度アップロードしてください。',
  file_empty: 'ファイルの中身が空です。内容のあるファイルを選択してください。',
  file_too_large: `ファイルサイズは${maxFileMebibytes}MB以下にしてください。`,
  file_type_not_supported: 'PDF、JPEG、PNG形式のファイルを選択してください。',
  file_encrypted: 'パスワードで保護されたPDFは読み込めません。保護を解除したファイルを選択してください。',
  file_broken: 'ファイルが壊れているため読み込めません。ファイルが正しく開けるかをご確認ください。',
  file_too_many_pages: 'ページ数が多すぎます。20ページ以下のファイルを選択してください。',
  file_too_many_pixels: `写真の画素数が多すぎます。${(maxPhotoPixels / 10_000).toLocaleString('ja-JP')}万画素以下の写真を選択してください。`,
}
