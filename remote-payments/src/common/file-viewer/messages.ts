export const messages = {
  page: (page: number, count: number) => `${page} / ${count}ページ`,
  picture: (name: string, page: number) => `${name}の${page}ページ目`,
  previous: '前のページ',
  next: '次のページ',
  zoomIn: '拡大する',
  zoomOut: '縮小する',
  zoom: (percent: number) => `${percent}%`,
  region: '請求書の表示',
  noPages: 'この請求書はプレビューを表示できません。',
} as const
