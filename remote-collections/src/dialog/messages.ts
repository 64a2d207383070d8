export const messages = { back: '戻る', showLatest: '最新の内容を表示する' } as const
