export const messages = {
  list: '提出するファイル',
  remove: '外す', removeNamed: (name: string) => `${name}を外す`,
  restore: '元に戻す', restoreNamed: (name: string) => `${name}を元に戻す`,
  removed: '外します', added: '追加します',
  add: 'ファイルを追加する',
  addHelp: 'PDF、JPEG、PNG形式、10MBまで。',
  replaceHelp: 'PDF、JPEG、PNG形式、10MBまで。差し替える場合は、新しいファイルを追加してから、古いファイルを外してください。',
  full: (max: number) => `ファイルは${max}件までです。追加する場合は、先にほかのファイルを外してください。`,
  retry: 'もう一度試す',
  sending: 'ファイルのアップロードが終わってから送信してください。',
  last: '請求書のファイルが1件もなくなります。外す前に、新しいファイルを追加してください。',
} as const
