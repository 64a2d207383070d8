import { failedAttribute, storageKeys } from '@invoice-card/environment'

/**
 * Words and look of a page that has none of its scripts; the look stands here since the policy allows no style sheet
 * there. It is short, for each document begins with it.
 */
export const repairSettings = {
  failed: failedAttribute as string,
  key: storageKeys.repaired as string,
  /** After this the page says that it takes long. On slow 4G the first script is there 2.2 s after the page. */
  maxWaitMs: 2400,
  texts: {
    failed: {
      title: '画面を読み込めませんでした',
      text: '通信環境をご確認のうえ、もう一度お試しください。解消しない場合は、ブラウザーのキャッシュを削除してください。',
    },
    slow: { title: '読み込みに時間がかかっています', text: 'このままお待ちいただくか、もう一度お試しください。' },
    retry: 'もう一度読み込む',
  },
  looks: {
    main: 'padding:18vh 1.5rem;text-align:center;font:1rem/1.7 sans-serif;word-break:auto-phrase',
    title: 'font-size:1.25rem',
    button: 'padding:.7rem 1.5rem;border:0;border-radius:6px;background:#0b5563;color:#fff;font:inherit',
  },
}
