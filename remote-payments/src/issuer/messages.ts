export const messages = {
  looking: '国税庁の公表情報を確認しています',
  failed: '国税庁の公表情報を確認できませんでした。',
  registered: (name: string) => `国税庁の公表情報に登録があります（${name}）`,
  ended: (name: string, day: string) =>
    `${day}に登録が失効または取り消されています（${name}）。支払先にご確認ください。`,
  unknown: '国税庁の公表情報に、この番号の登録がありません。番号と発行元をご確認ください。',
  otherName: (name: string) =>
    `国税庁の公表情報では、この番号は「${name}」の登録です。支払先と同じ事業者かご確認ください。`,
} as const
