export const messages = {
  mark: '支払期日より後',
  notice: '振込日が支払期日より後です。支払先にご確認のうえお進みください。',
} as const
