import { maxFileMebibytes, maxPhotoPixels } from '@invoice-card/contracts'

const chooseAgain = '別のファイルを選択してください。'

/** Why a file is not taken, by the code of the refusal, and what to do. */
export const uploadRefusals = {
  file_type_not_supported: 'PDF、JPEG、PNG形式のファイルを選択してください。',
  // Of the browser alone: what iPhones take photos in.
  file_photo_heic:
    'iPhoneの写真（HEIC）は読み取れません。設定 > カメラ > フォーマットで「互換性優先」にして撮り直すか、JPEGかPNGに変換してください。',
  file_too_large: `ファイルサイズは${maxFileMebibytes}MB以下にしてください。`,
  file_empty: `ファイルの中身が空です。${chooseAgain}`,
  file_encrypted:
    'パスワードで保護されたファイルは読み取れません。パスワードを解除してから、もう一度選択してください。',
  file_broken: `ファイルが壊れているため開けませんでした。${chooseAgain}`,
  file_too_many_pages: 'ページ数が多すぎます。請求書のページだけのファイルを選択してください。',
  file_too_many_pixels: `写真の画素数が多すぎます。${(maxPhotoPixels / 10_000).toLocaleString('ja-JP')}万画素以下の写真を選択してください。`,
  file_not_uploaded: 'アップロードが完了しませんでした。もう一度選択してください。',
  file_not_found: 'アップロードの有効期限が切れました。もう一度選択してください。',
  too_many_files: 'アップロードできるファイルの数を超えました。しばらくしてからもう一度お試しください。',
} as const

/** A refusal of one of several files. */
export const uploadNamed = (name: string, text: string) => `${name}：${text}`

/**
 * Types and extensions for the `accept` of a file input. By the types iOS gives a JPEG in place of a HEIC photo.
 * `checkFile` decides, since a user can choose past it.
 */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf,.pdf,.jpg,.jpeg,.png'

export const messages = { retry: 'もう一度アップロードする' } as const
