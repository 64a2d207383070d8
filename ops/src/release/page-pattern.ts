/** A route's path as the text of a regular expression: `payments/review/:id` → `^/payments/review/[^/]+/?$`. */
export const patternOf = (path: string) => `^/${path.replace(/:\w+\??/g, '[^/]+').replace(/\*/g, '.*')}/?$`
