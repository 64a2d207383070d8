export const messages = {
  usedFile: {
    request: 'この請求書ファイルは、以前のご依頼で使用されています',
    payment: 'この請求書ファイルは、お支払いのお申し込みで使用されています',
    text: '同じファイルでは、あらためてご依頼いただけません。リンク先の内容をご確認のうえ、別の請求書を選択してください。',
    link: (id: string) => `${id}を見る`,
  },
} as const
