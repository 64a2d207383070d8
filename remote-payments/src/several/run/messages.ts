export const messages = {
  kinds: { draft: '下書き', request: '依頼' },
  open: {
    title: 'まとめて支払う手続きが途中です',
    text: (left: number) =>
      `あと${left.toLocaleString('ja-JP')}件あります。続きの画面で、結果の確認と残りのお支払いができます。`,
    link: '続きの画面へ',
  },
} as const
