let read = () => new Date()

/** The host says what time it is: by the server's clock, whatever this device's says. */
export function setClock(next: () => Date): void {
  read = next
}

export const clockNow = (): Date => read()
