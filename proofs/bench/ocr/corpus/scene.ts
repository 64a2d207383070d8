/** What a camera or a scanner sees: a page of the browser, in CSS pixels at `scale` dots each. */
export interface Scene {
  readonly html: string
  readonly width: number
  readonly height: number
  readonly scale: number
}
