/** Every test of the `describe` opens its screen on a phone. */
export function onPhone(): void {
  const everywhere = window.matchMedia
  beforeEach(() => {
    window.matchMedia = query => ({ ...everywhere(query), matches: query.includes('width <') })
  })
  afterEach(() => {
    window.matchMedia = everywhere
  })
}
