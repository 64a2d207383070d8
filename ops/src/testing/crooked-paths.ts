/** Paths that one reader takes for a call and the next for something else, each with `/metrics` behind it. */
export const crookedPaths = [
  '/api/../metrics',
  '/api/./../metrics',
  '/api/%2e%2e/metrics',
  '/api/%2E./metrics',
  '/api/%252e%252e/metrics',
  '/api/..%2fmetrics',
  '/api/%2e%2e%2fmetrics',
  '/api/..%5cmetrics',
  '/api/..\\metrics',
  '/api/v1/..;/metrics',
  '/api/v1/..;/..;/metrics',
  '/api/v1/../../metrics?from=here',
  '/api/v1/..',
  '/api//metrics',
  '//metrics',
  '//api/../metrics',
]
