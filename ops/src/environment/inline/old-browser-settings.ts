import { oldestBrowsers } from '@invoice-card/config/browsers'

const { chrome, firefox, safari } = oldestBrowsers

/** Words and look of the page in a browser that is too old for the product (decision 0146). */
export const oldBrowserSettings = {
  title: 'ブラウザーを更新してください',
  text: `Chrome・Edge ${chrome}、Firefox ${firefox}、Safari ${safari}以降が必要です。`,
  look: 'padding:1.5rem;font-family:sans-serif',
}
