export const messages = { back: '戻る' } as const
