let read = () => new Date()

/** The host says what time it is: by the server's clock, whatever this device's says. */
export function setClock(next: () => Date): void {
  read = next
}

/** Now, by the clock that the host has set; without one by this device's. */
export const clockNow = (): Date => read()
