/**
 * Blocks of a `vResultCode`: four blocks of four characters, read from the left; `0000` fills up and the last block
 * that is not `0000` decides. VeriTrans's own list was not found in public sources, so the codes and texts are ours.
 * README.md lists them for the API's table.
 */
export const resultBlocks = {
  A001: '処理が正常に終了しました。',
  A002: 'カード会社の結果を確認しています。',
  AC01: 'カードの利用限度額を超えています。',
  AC02: 'カード会社がこのカードの利用を承認しませんでした。',
  AC03: 'カードの有効期限が切れています。',
  G001: '本人認証が正常に終了しました。',
  G002: '本人認証の完了を待っています。',
  GN01: '本人認証に失敗しました。',
  GC01: '本人認証が利用者によって取り消されました。',
  GT01: '本人認証の制限時間が過ぎました。',
  GU01: 'カード会社の都合により本人認証を行えませんでした。',
  GA01: 'カード会社が本人認証に対応していないため、承認できませんでした。',
  M001: '会員カードの処理が正常に終了しました。',
  P001: 'リクエストの認証に失敗しました。',
  P002: 'リクエストの項目が正しくありません。',
  P003: '取引IDが重複しています。',
  P004: '金額は1円から99,999,999円の範囲で指定してください。',
  P005: 'トークンが見つからないか、有効期限が切れています。',
  P006: 'トークンは使用済みです。',
  P007: '取引が見つかりません。',
  P008: '取引の状態が、この処理を受け付けられません。',
  P009: '会員またはカードが見つかりません。',
} as const

export type ResultBlock = keyof typeof resultBlocks

export type Outcome = { vResultCode: string; merrMsg: string }

/** @example outcomeOf('G001', 'AC01').vResultCode // 'G001AC0100000000' */
export function outcomeOf(...blocks: [ResultBlock, ...ResultBlock[]]): Outcome {
  const decisive = blocks.at(-1) ?? blocks[0]
  return { vResultCode: blocks.join('').padEnd(16, '0'), merrMsg: resultBlocks[decisive] }
}
