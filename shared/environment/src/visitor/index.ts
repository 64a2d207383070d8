/** For Node only: which variant a visitor gets, by cookies that edge and API sign (decision 0083). */
export {
  chooseVariant,
  companyCookie,
  variantOf,
  type CanarySource,
  type Choice,
  type VisitorOptions,
} from './choose-variant.ts'
export { pageForNginx } from './page-for-nginx.ts'
