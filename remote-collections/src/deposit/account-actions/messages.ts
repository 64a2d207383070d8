export const messages = {
  group: (account: string) => `選択中の口座（${account}）`,
  correct: {
    open: '選択中の口座を修正する',
    title: '口座を修正する',
    outGoing: 'これまでにご依頼いただいた分の入金先は変わりません。',
    save: '修正する',
    done: '口座を修正しました。',
  },
  delete: {
    open: '選択中の口座を削除する',
    title: 'この口座を削除しますか',
    outGoing: 'これまでにご依頼いただいた分は、この口座に入金します。',
    yes: '削除する',
    done: '口座を削除しました。',
    unknown: '口座を削除できたかどうかを確認できませんでした',
  },
} as const
