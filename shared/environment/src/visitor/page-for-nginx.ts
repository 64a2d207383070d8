import { chooseVariant, type CanarySource, type VisitorOptions } from './choose-variant.ts'

/**
 * Headers that answer nginx, which cannot sign: which page to send, and the cookie for it
 * (nginx.org/en/docs/http/ngx_http_proxy_module.html, `X-Accel-Redirect`).
 * @param set null where none is to be believed: the page that is there is the stable one
 */
export function pageForNginx(
  set: CanarySource | null,
  cookies: string,
  options: VisitorOptions,
): Readonly<Record<string, string>> {
  const { variant, setCookie } = set ? chooseVariant(set, cookies, options) : { variant: 'stable', setCookie: null }
  return {
    'x-accel-redirect': `/variants/${variant}`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    ...(setCookie ? { 'set-cookie': setCookie } : {}),
  }
}
