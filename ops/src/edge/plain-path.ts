// The same are in ops/nginx/edge.conf.template; tests of both send ops/src/testing/crooked-paths.ts.
const climbing = /(\/|%(25)*2f)(\.|%(25)*2e){1,2}(;[^/]*)?(\/|%(25)*2f|$)/i
const doubled = /\/\/|\\|%(25)*5c|%(25)*00/i

/**
 * True for a path that names one thing, for every reader: `/api/../metrics` is a call to this edge and `/metrics` to a
 * server behind it that tidies it up. Browsers tidy up before they send.
 */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !climbing.test(path) && !doubled.test(path)
