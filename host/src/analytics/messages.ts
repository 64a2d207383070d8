export const analyticsMessages = { frame: '利用状況の計測' } as const
