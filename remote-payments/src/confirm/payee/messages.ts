export const messages = {
  differences: {
    title: {
      invoice: '支払先・口座が請求書と異なります',
      registered: '口座が登録済みの口座と異なります',
    },
    confirm: {
      invoice: '請求書と異なる支払先・口座であることを確認しました',
      registered: '登録済みの口座と異なることを、支払先に確認しました',
    },
    required: '支払先・口座をご確認のうえ、チェックを入れてください。',
  },
  uncompared: {
    waiting: '支払先と口座を請求書と比べるため、請求書の読み取り結果と登録済みの口座を読み込んでいます。',
    title: '支払先と口座を請求書と比べられていません',
    nothingReadTitle: '入力した内容を請求書と比べられていません',
    retry: 'もう一度読み込む',
    confirm: '比べていない内容を、請求書を見て確認しました',
    required: '比べていない内容をご確認のうえ、チェックを入れてください。',
  },
} as const
