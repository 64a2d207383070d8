/** For Node only: which page a visitor gets, by cookies (decisions 0083 and 0091). */
export { chooseVariant, companyCookie, variantOf, type CanarySource, type VisitorOptions } from './choose-variant.ts'
export type { CookieSecrets } from './cookies.ts'
export { openedOverride, overrideCookie } from './override.ts'
export { pageForNginx } from './page-for-nginx.ts'
