const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Microsoft Edge'], [/OPR\//, 'Opera'], [/Firefox\/|FxiOS/, 'Firefox'], [/Chrome\/|CriOS/, 'Google Chrome'], [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/Mac OS X/, 'macOS'], [/Linux/, 'Linux'],
]

/** A user agent as people say it, e.g. 「Google Chrome（Windows）」. */
export function deviceNameOf(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '不明なブラウザー'
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return system ? `${browser}（${system}）` : browser
}
