/**
 * https, or plain http on the loopback interface for programs on the user's machine (RFC 8252, 7.3); no fragment (RFC
 * 6749, 3.1.2).
 */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname)
  return (
    url !== null &&
    (url.protocol === 'https:' || isLoopback) &&
    !text.includes('#') &&
    url.username === '' &&
    url.password === '' &&
    text.length <= 2000
  )
}
