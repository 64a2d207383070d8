/** Labels of a field by how it was read. */
export const messages = { agreed: '読み取り済み', check: '要確認', not_read: '読み取れませんでした' } as const

/** How long a reading usually takes, to follow the label of its progress. */
export const usualTime = '（通常5〜10秒）'
