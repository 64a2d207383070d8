import { maxFileMebibytes } from '@invoice-card/contracts'

export const messages = {
  list: '提出するファイル',
  remove: '外す',
  removeNamed: (name: string) => `${name}を外す`,
  restore: '元に戻す',
  restoreNamed: (name: string) => `${name}を元に戻す`,
  removed: '外します',
  added: '追加します',
  add: 'ファイルを追加する',
  camera: 'カメラで撮影する',
  addHelp: `PDF、JPEG、PNG形式、${maxFileMebibytes}MBまで。`,
  replaceHelp: `PDF、JPEG、PNG形式、${maxFileMebibytes}MBまで。差し替える場合は、新しいファイルを追加してから、古いファイルを外してください。`,
  full: (max: number) => `ファイルは${max}件までです。追加する場合は、先にほかのファイルを外してください。`,
  fullToRestore: (max: number) => `ファイルは${max}件までです。元に戻す場合は、先にほかのファイルを外してください。`,
  noRoomFor: (max: number, names: readonly string[]) =>
    `ファイルは${max}件までのため、次のファイルは追加していません：${names.join('、')}`,
  retry: 'もう一度アップロードする',
  sending: 'ファイルのアップロードが終わってから送信してください。',
  last: '請求書のファイルが1件もなくなります。外す前に、新しいファイルを追加してください。',
} as const
