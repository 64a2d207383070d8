/** Labels of a field by how it was read. */
export const messages = { agreed: '読み取り済み', check: '要確認', not_read: '読み取れませんでした' } as const

/** The same before a text in the same line: what is a sentence ends. */
export const labelsBeforeText = { ...messages, not_read: `${messages.not_read}。` } as const

/** How long a reading usually takes, to follow the label of its progress. */
export const usualTime = '（通常5〜10秒）'
