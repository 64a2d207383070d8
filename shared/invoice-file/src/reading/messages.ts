export const messages = { agreed: '読み取り済み', check: '要確認', not_read: '読み取れませんでした' } as const

export const usualTime = '（通常5〜10秒）'
