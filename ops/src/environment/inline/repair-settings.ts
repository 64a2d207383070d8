import { environmentElementId, failedAttribute, storageKeys } from '@invoice-card/environment'

/**
 * Words and look of a page that has none of its scripts; the look stands here since the policy allows no style sheet
 * there.
 */
export const repairSettings = {
  elementId: environmentElementId as string,
  failed: failedAttribute as string,
  key: storageKeys.repaired as string,
  /** After this the page says that it takes long, in place of staying white. */
  maxWaitMs: 2000,
  texts: {
    failed: {
      title: '画面を読み込めませんでした',
      text: '通信状況をご確認のうえ、もう一度お試しください。解消しない場合は、お手数ですがブラウザーのキャッシュを削除してください。',
    },
    slow: { title: '読み込みに時間がかかっています', text: 'このままお待ちいただくか、もう一度お試しください。' },
    retry: 'もう一度読み込む',
  },
  looks: {
    main: [
      'max-width:30rem;margin:18vh auto 0;padding:1.5rem;text-align:center;line-height:1.7;color:#1c1a17',
      'font-family:"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;word-break:auto-phrase',
    ].join(';'),
    title: 'margin:0 0 .75rem;font-size:1.25rem',
    button: [
      'margin-top:1rem;min-height:44px;padding:0 1.5rem;border:0;border-radius:6px;background:#0b5563;color:#fff',
      'font:inherit;font-weight:bold;cursor:pointer',
    ].join(';'),
  },
}
