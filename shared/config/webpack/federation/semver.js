/**
 * `satisfy` of the federation runtime for what shared packages are compared by: a range `^1.2.3`, and `<=1.2.3` where
 * two versions are there. Its own one reads every form of a range. The build refuses other versions
 * (shared-packages.ts).
 */
export function satisfy(version, range) {
  const isAtMost = range.startsWith('<=')
  const [major, minor, patch] = numbersOf(version)
  const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(range.slice(isAtMost ? 2 : 1))
  const order = major - wantedMajor || minor - wantedMinor || patch - wantedPatch
  if (isAtMost) return order <= 0
  // Below 1.0.0 each minor version may break, below 0.1.0 each version.
  const isAlike = major > 0 || (minor === wantedMinor && (minor > 0 || order === 0))
  return order >= 0 && major === wantedMajor && isAlike
}

const numbersOf = version => version.split('.').map(Number)
