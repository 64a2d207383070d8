import type { oldBrowserSettings } from './old-browser-settings.ts'

/**
 * Says which browsers are new enough, in place of a white page. In the words of 2009, since a browser that cannot read
 * a script runs none of it; no other script of the page has to run. The two features came last to the oldest browsers:
 * Chrome 110, Firefox 115 and Safari 16.4. The host finds no root element then, and draws nothing over it.
 */
export function oldBrowser(words: typeof oldBrowserSettings): void {
  if ('toSorted' in [] && 'adoptedStyleSheets' in document) return
  document.body.textContent = words.text
  document.body.style.cssText = words.look
  document.body.insertBefore(document.createElement('h1'), document.body.firstChild).textContent = words.title
}
