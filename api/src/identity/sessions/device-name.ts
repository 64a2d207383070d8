const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Microsoft Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Google Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const browserOf = (userAgent: string): string | undefined => browsers.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A user agent as people say it, e.g. 「Google Chrome（Windows）」. */
export function deviceNameOf(userAgent: string): string {
  const browser = browserOf(userAgent) ?? '不明なブラウザー'
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return system ? `${browser}（${system}）` : browser
}

/**
 * What two user agents have in common where only a version differs. Of a browser that has no name here, all but its
 * digits.
 */
export const deviceKeyOf = (userAgent: string): string =>
  browserOf(userAgent) ? deviceNameOf(userAgent) : userAgent.replace(/[\d._]+/g, '')
