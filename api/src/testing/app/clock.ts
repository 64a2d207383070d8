/** A clock that stands still until a test moves it. */
export class TestClock {
  #now: Date
  constructor(start: Date) {
    this.#now = start
  }
  readonly now = (): Date => new Date(this.#now)
  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number
    hours?: number
    minutes?: number
    seconds?: number
  }): void {
    this.#now = new Date(this.#now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
  }

  set(at: string): void {
    this.#now = new Date(at)
  }
}
