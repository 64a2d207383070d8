export { type Browser, browserOf, noBrowser } from './browser.ts'
