export const termsMessages = { backToRegistration: '登録画面に戻る' } as const
