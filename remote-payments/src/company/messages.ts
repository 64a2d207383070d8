export const messages = { contact: 'お問い合わせ' } as const
